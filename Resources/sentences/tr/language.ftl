# The language itself: its name, the direction of its lines (ltr or rtl), its digits from 0 to 9.
name = Türkçe
direction = ltr
digits = 0123456789
# Remove this line when a native speaker has read all sentences.
unread = yes
