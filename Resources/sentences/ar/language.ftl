# The language itself: its name, the direction of its lines (ltr or rtl), its digits from 0 to 9.
name = العربية
direction = rtl
digits = ٠١٢٣٤٥٦٧٨٩
