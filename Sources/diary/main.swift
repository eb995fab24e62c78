// Builds the world and runs the command.
