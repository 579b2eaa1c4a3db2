"""The lesson of It Happens.., in the file beside this one."""
