"""The lesson of Regenwormen, in the file beside this one."""
