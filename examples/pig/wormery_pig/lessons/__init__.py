"""The lesson of Pig, in the file beside this one."""
