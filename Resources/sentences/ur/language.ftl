# The language itself: its name, the direction of its lines (ltr or rtl), its digits from 0 to 9.
name = اردو
direction = rtl
digits = ۰۱۲۳۴۵۶۷۸۹
# Remove this line when a native speaker has read all sentences.
unread = yes
