"""The tables of figures and the steps that build the Quran database from them."""
