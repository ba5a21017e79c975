extension PackLanguage {
  /// The languages of frequent translations of the Quran: code, English name, own name.
  static let known: [(code: String, english: String, own: String)] = [
    ("am", "Amharic", "አማርኛ"), ("ar", "Arabic", "العربية"), ("as", "Assamese", "অসমীয়া"),
    ("az", "Azerbaijani", "Azərbaycanca"), ("ber", "Amazigh", "Tamaziɣt"), ("bg", "Bulgarian", "Български"),
    ("bn", "Bengali", "বাংলা"), ("bs", "Bosnian", "Bosanski"), ("cs", "Czech", "Čeština"), ("da", "Danish", "Dansk"),
    ("de", "German", "Deutsch"), ("dv", "Divehi", "ދިވެހި"), ("el", "Greek", "Ελληνικά"), ("en", "English", "English"),
    ("es", "Spanish", "Español"), ("fa", "Persian", "فارسی"), ("fi", "Finnish", "Suomi"),
    ("fil", "Filipino", "Filipino"), ("fr", "French", "Français"), ("gu", "Gujarati", "ગુજરાતી"),
    ("ha", "Hausa", "Hausa"), ("he", "Hebrew", "עברית"), ("hi", "Hindi", "हिन्दी"), ("hr", "Croatian", "Hrvatski"),
    ("hu", "Hungarian", "Magyar"), ("id", "Indonesian", "Bahasa Indonesia"), ("it", "Italian", "Italiano"),
    ("ja", "Japanese", "日本語"), ("ka", "Georgian", "ქართული"), ("kk", "Kazakh", "Қазақша"), ("km", "Khmer", "ខ្មែរ"),
    ("kn", "Kannada", "ಕನ್ನಡ"), ("ko", "Korean", "한국어"), ("ku", "Kurdish", "Kurdî"), ("ky", "Kyrgyz", "Кыргызча"),
    ("lg", "Luganda", "Luganda"), ("ml", "Malayalam", "മലയാളം"), ("mr", "Marathi", "मराठी"),
    ("ms", "Malay", "Bahasa Melayu"), ("ne", "Nepali", "नेपाली"), ("nl", "Dutch", "Nederlands"),
    ("no", "Norwegian", "Norsk"), ("om", "Oromo", "Oromoo"), ("pa", "Punjabi", "ਪੰਜਾਬੀ"), ("pl", "Polish", "Polski"),
    ("ps", "Pashto", "پښتو"), ("pt", "Portuguese", "Português"), ("ro", "Romanian", "Română"),
    ("ru", "Russian", "Русский"), ("sd", "Sindhi", "سنڌي"), ("si", "Sinhala", "සිංහල"), ("so", "Somali", "Soomaali"),
    ("sq", "Albanian", "Shqip"), ("sr", "Serbian", "Српски"), ("sv", "Swedish", "Svenska"),
    ("sw", "Swahili", "Kiswahili"), ("ta", "Tamil", "தமிழ்"), ("te", "Telugu", "తెలుగు"), ("tg", "Tajik", "Тоҷикӣ"),
    ("th", "Thai", "ไทย"), ("tr", "Turkish", "Türkçe"), ("tt", "Tatar", "Татарча"), ("ug", "Uyghur", "ئۇيغۇرچە"),
    ("uk", "Ukrainian", "Українська"), ("ur", "Urdu", "اردو"), ("uz", "Uzbek", "Oʻzbekcha"),
    ("vi", "Vietnamese", "Tiếng Việt"), ("yo", "Yoruba", "Yorùbá"), ("zh", "Chinese", "中文"),
  ]
}
