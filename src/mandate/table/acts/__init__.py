"""What people may do at a table: each act is checked here and becomes lines of the log. Pure."""
