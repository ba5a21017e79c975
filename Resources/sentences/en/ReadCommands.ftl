# The commands about the text. Names of commands and options stay as they are.

explains-hafs = --riwayah hafs explains the text of Hafs
