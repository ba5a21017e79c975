extension TajweedRule {
  /// The name for people.
  package var sentence: Sentence {
    switch self {
    case .hamzatWasl: CoreSentences.hamzatWasl
    case .lamShamsiyyah: CoreSentences.lamShamsiyyah
    case .silent: CoreSentences.silent
    case .maddTabii: CoreSentences.maddTabii
    case .maddAridLissukun: CoreSentences.maddAridLissukun
    case .maddMuttasil: CoreSentences.maddMuttasil
    case .maddMunfasil: CoreSentences.maddMunfasil
    case .maddLazim: CoreSentences.maddLazim
    case .ghunnah: CoreSentences.ghunnah
    case .ikhfa: CoreSentences.ikhfa
    case .ikhfaShafawi: CoreSentences.ikhfaShafawi
    case .iqlab: CoreSentences.iqlab
    case .idghamGhunnah: CoreSentences.idghamGhunnah
    case .idghamNoGhunnah: CoreSentences.idghamNoGhunnah
    case .idghamShafawi: CoreSentences.idghamShafawi
    case .idghamMutamathilayn: CoreSentences.idghamMutamathilayn
    case .idghamMutajanisayn: CoreSentences.idghamMutajanisayn
    case .idghamMutaqaribayn: CoreSentences.idghamMutaqaribayn
    case .qalqalah: CoreSentences.qalqalah
    }
  }

  /// The name in English letters.
  package var englishName: String { sentence.inEnglish }

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
  package var reasonSentence: Sentence {
    switch self {
    case .hamzatWasl: CoreSentences.hamzatWaslReason
    case .lamShamsiyyah: CoreSentences.lamShamsiyyahReason
    case .silent: CoreSentences.silentReason
    case .maddTabii: CoreSentences.maddTabiiReason
    case .maddAridLissukun: CoreSentences.maddAridLissukunReason
    case .maddMuttasil: CoreSentences.maddMuttasilReason
    case .maddMunfasil: CoreSentences.maddMunfasilReason
    case .maddLazim: CoreSentences.maddLazimReason
    case .ghunnah: CoreSentences.ghunnahReason
    case .ikhfa: CoreSentences.ikhfaReason
    case .ikhfaShafawi: CoreSentences.ikhfaShafawiReason
    case .iqlab: CoreSentences.iqlabReason
    case .idghamGhunnah: CoreSentences.idghamGhunnahReason
    case .idghamNoGhunnah: CoreSentences.idghamNoGhunnahReason
    case .idghamShafawi: CoreSentences.idghamShafawiReason
    case .idghamMutamathilayn: CoreSentences.idghamMutamathilaynReason
    case .idghamMutajanisayn: CoreSentences.idghamMutajanisaynReason
    case .idghamMutaqaribayn: CoreSentences.idghamMutaqaribaynReason
    case .qalqalah: CoreSentences.qalqalahReason
    }
  }
  package var reason: String { reasonSentence.text }
}
