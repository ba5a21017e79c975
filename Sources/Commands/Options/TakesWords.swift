/// A command that is run where no subcommand is named, and takes words that are no options.
package protocol TakesWords {}
