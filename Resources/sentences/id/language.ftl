# The language itself: its name, the direction of its lines (ltr or rtl), its digits from 0 to 9, the sign before decimals.
name = Bahasa Indonesia
direction = ltr
digits = 0123456789
decimal = ,
# Remove this line when a native speaker has read all sentences.
unread = yes
