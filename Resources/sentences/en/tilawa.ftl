# The command line itself. Names of commands and options stay as they are.

overview-key = a key goes on there, any other leaves:
bug = this is a bug: { $error }

# The end of a complaint. $complaint (sentence)
see-help = { $complaint }; see { $command }
# After a question. $complaint (sentence)
else-see-help = { $complaint } Else see { $command }

# Unknown commands and options. $group: the command above.
no-command = there is no command { $word }
no-command-but = there is no command { $word }; did you mean { $near }?
no-command-of = { $group }: there is no command { $word }; there are { $names }
no-command-of-but = { $group }: there is no command { $word }; did you mean { $near }?
unknown-option = Unknown option '{ $option }'. Did you mean '{ $meant }'?
# A line with words of other programs was understood; $command is the same line in Tilawa's own words.
understood = understood as: { $command }
# A line with the former name of a command; $command is the line as it is typed now, $year the last year of the former name.
former-command = { $former } has another name now: { $command }. The old one works until the end of { $year }.
no-option = Unknown option '{ $option }'
# Complaints of the argument parser. $name: an option or argument as the help has it, such as --each <each>; $values: words that are typed.
missing-argument = Missing expected argument '{ $name }'
missing-value = Missing value for '{ $name }'
unexpected-argument = Unexpected argument '{ $word }'
value-refused = The value '{ $value }' is invalid for '{ $name }'
value-refused-because = The value '{ $value }' is invalid for '{ $name }': { $reason }
value-of-choice-refused = The value '{ $value }' is invalid for '{ $name }'. Please provide one of { $values }
value-of-list-refused = The value '{ $value }' is invalid for '{ $name }'. Please provide one of the following: - { $values }
# A silence without its unit. $question (sentence)
unit = { $option } { $question }

# The help of a command where the language has one. $values: words that are typed, separated by commas.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-examples = Examples:
# The end of the help of a group, which names its commands of daily use.
help-more = All commands: { $allCommand } · one: { $command }
help-details = For more on one of them: { $command }
help-values = values: { $values }
help-default = default: { $value }
# The sign between values and the default.
help-separator = ;
