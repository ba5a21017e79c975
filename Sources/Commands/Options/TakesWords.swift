/// A command that runs if no subcommand is named, and takes positional arguments.
package protocol TakesWords {}
