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
help-details = For more on one of them: { $command }
help-values = values: { $values }
help-default = default: { $value }
# The sign between values and the default.
help-separator = ;
