# Why a terminal cannot show a page, and the library that orders letters.
no-terminal = standard input and output are not both a terminal
no-descriptors = the system has no descriptors left
unknown-type = the terminal type in TERM is unknown
not-line-by-line = this kind of terminal cannot be written on line by line
install-fribidi = { $fault }; install libfribidi0
# The purpose of a library of the system
fribidi-purpose = order and joined forms of Arabic letters, for terminals that do neither
