extension TajweedRule {
  /// The name in English letters.
  package var englishName: String {
    switch self {
    case .hamzatWasl: "hamzat wasl"
    case .lamShamsiyyah: "lam shamsiyyah"
    case .silent: "silent letter"
    case .maddTabii: "madd tabii"
    case .maddAridLissukun: "madd arid lissukun"
    case .maddMuttasil: "madd muttasil"
    case .maddMunfasil: "madd munfasil"
    case .maddLazim: "madd lazim"
    case .ghunnah: "ghunnah"
    case .ikhfa: "ikhfa"
    case .ikhfaShafawi: "ikhfa shafawi"
    case .iqlab: "iqlab"
    case .idghamGhunnah: "idgham with ghunnah"
    case .idghamNoGhunnah: "idgham without ghunnah"
    case .idghamShafawi: "idgham shafawi"
    case .idghamMutamathilayn: "idgham mutamathilayn"
    case .idghamMutajanisayn: "idgham mutajanisayn"
    case .idghamMutaqaribayn: "idgham mutaqaribayn"
    case .qalqalah: "qalqalah"
    }
  }

  /// The name in Arabic.
  package var arabicName: String {
    switch self {
    case .hamzatWasl: "همزة الوصل"
    case .lamShamsiyyah: "لام شمسية"
    case .silent: "حرف لا ينطق"
    case .maddTabii: "مد طبيعي"
    case .maddAridLissukun: "مد عارض للسكون"
    case .maddMuttasil: "مد متصل"
    case .maddMunfasil: "مد منفصل"
    case .maddLazim: "مد لازم"
    case .ghunnah: "غنة"
    case .ikhfa: "إخفاء"
    case .ikhfaShafawi: "إخفاء شفوي"
    case .iqlab: "إقلاب"
    case .idghamGhunnah: "إدغام بغنة"
    case .idghamNoGhunnah: "إدغام بغير غنة"
    case .idghamShafawi: "إدغام شفوي"
    case .idghamMutamathilayn: "إدغام متماثلين"
    case .idghamMutajanisayn: "إدغام متجانسين"
    case .idghamMutaqaribayn: "إدغام متقاربين"
    case .qalqalah: "قلقلة"
    }
  }

  /// The reason why the rule applies and the effect on the reader, in one line.
  package var reason: String {
    switch self {
    case .hamzatWasl: "joined to what comes before, this alef is not read"
    case .lamShamsiyyah: "the article's ل is not read: the letter after it is doubled instead"
    case .silent: "written and never read"
    case .maddTabii: "two counts: a long vowel that only a small letter shows"
    case .maddAridLissukun: "two, four or six counts: the reader stops on the letter after it"
    case .maddMuttasil: "four or five counts: a hamza follows in the same word"
    case .maddMunfasil: "two to five counts: a hamza begins the next word"
    case .maddLazim: "six counts: a letter follows that never has a vowel"
    case .ghunnah: "two counts through the nose: ن or م with shaddah"
    case .ikhfa: "ن without vowel is hidden before this letter, two counts through the nose"
    case .ikhfaShafawi: "م without vowel is hidden before ب, two counts through the nose"
    case .iqlab: "ن without vowel becomes a hidden م before ب, two counts through the nose"
    case .idghamGhunnah: "ن without vowel goes over into ي ن م و, two counts through the nose"
    case .idghamNoGhunnah: "ن without vowel goes over into ل or ر, nothing through the nose"
    case .idghamShafawi: "م without vowel goes over into م, two counts through the nose"
    case .idghamMutamathilayn: "a letter without vowel goes over into the same letter"
    case .idghamMutajanisayn: "a letter without vowel goes over into one from the same place of the mouth"
    case .idghamMutaqaribayn: "a letter without vowel goes over into one from a place close by"
    case .qalqalah: "without vowel the letter is let go with an echo"
    }
  }
}
