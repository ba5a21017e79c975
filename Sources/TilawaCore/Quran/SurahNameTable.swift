/// The names of the surahs beside those of the database, by language: `NUMBER NAME/NAME; …`, a text for each.
///
/// The spellings are those of lists of surahs in printed copies and in apps for phones (Arabic, Bengali, English, French,
/// German, Hausa, Indonesian, Malay, Persian, Turkish, Urdu), of books of the field, and first words of surahs. A name
/// stands here only where `NameSpelling` does not bring it together with another one of its surah: `Bakara`, `Baqarah`
/// and `al-baqara` are one. Two surahs may have one name; who types it is asked. To add a language, add a text and name
/// it in `SurahNames.index`. Measured by the table of typed ranges in the tests.
enum SurahNameTable {
  /// The names that are shown. Readers know them from printed copies and apps in English.
  static let shown = """
    1 Al-Fatihah; 2 Al-Baqarah; 3 Al Imran; 4 An-Nisa; 5 Al-Ma'idah; 6 Al-An'am; 7 Al-A'raf; 8 Al-Anfal;
    9 At-Tawbah; 10 Yunus; 11 Hud; 12 Yusuf; 13 Ar-Ra'd; 14 Ibrahim; 15 Al-Hijr; 16 An-Nahl; 17 Al-Isra;
    18 Al-Kahf; 19 Maryam; 20 Ta-Ha; 21 Al-Anbiya; 22 Al-Hajj; 23 Al-Mu'minun; 24 An-Nur; 25 Al-Furqan;
    26 Ash-Shu'ara; 27 An-Naml; 28 Al-Qasas; 29 Al-Ankabut; 30 Ar-Rum; 31 Luqman; 32 As-Sajdah; 33 Al-Ahzab;
    34 Saba; 35 Fatir; 36 Ya-Sin; 37 As-Saffat; 38 Sad; 39 Az-Zumar; 40 Ghafir; 41 Fussilat; 42 Ash-Shura;
    43 Az-Zukhruf; 44 Ad-Dukhan; 45 Al-Jathiyah; 46 Al-Ahqaf; 47 Muhammad; 48 Al-Fath; 49 Al-Hujurat; 50 Qaf;
    51 Adh-Dhariyat; 52 At-Tur; 53 An-Najm; 54 Al-Qamar; 55 Ar-Rahman; 56 Al-Waqi'ah; 57 Al-Hadid;
    58 Al-Mujadilah; 59 Al-Hashr; 60 Al-Mumtahanah; 61 As-Saff; 62 Al-Jumu'ah; 63 Al-Munafiqun; 64 At-Taghabun;
    65 At-Talaq; 66 At-Tahrim; 67 Al-Mulk; 68 Al-Qalam; 69 Al-Haqqah; 70 Al-Ma'arij; 71 Nuh; 72 Al-Jinn;
    73 Al-Muzzammil; 74 Al-Muddaththir; 75 Al-Qiyamah; 76 Al-Insan; 77 Al-Mursalat; 78 An-Naba; 79 An-Nazi'at;
    80 Abasa; 81 At-Takwir; 82 Al-Infitar; 83 Al-Mutaffifin; 84 Al-Inshiqaq; 85 Al-Buruj; 86 At-Tariq;
    87 Al-A'la; 88 Al-Ghashiyah; 89 Al-Fajr; 90 Al-Balad; 91 Ash-Shams; 92 Al-Layl; 93 Ad-Duha; 94 Ash-Sharh;
    95 At-Tin; 96 Al-Alaq; 97 Al-Qadr; 98 Al-Bayyinah; 99 Az-Zalzalah; 100 Al-Adiyat; 101 Al-Qari'ah;
    102 At-Takathur; 103 Al-Asr; 104 Al-Humazah; 105 Al-Fil; 106 Quraysh; 107 Al-Ma'un; 108 Al-Kawthar;
    109 Al-Kafirun; 110 An-Nasr; 111 Al-Masad; 112 Al-Ikhlas; 113 Al-Falaq; 114 An-Nas
    """

  /// Further names and spellings in Latin letters.
  static let latin = """
    1 Al-Hamd/Umm al-Kitab/Umm al-Quran/Fatihat al-Kitab/As-Sab al-Mathani/Fateha/Alham/Alhamdu/Alhamdulillah;
    2 Baqra/Alif Lam Mim; 3 Ale Imran/Alu Imran/Alif Lam Mim; 4 Nesa; 5 Al-Uqud/Mayida/Maeda; 6 Inam; 8 Infal;
    9 Baraah/Baraat/At-Taubah/Touba/Taubat/Tovbe; 10 Yunis/Junus; 12 Yousaf/Yousif/Jusuf; 14 Ebrahim;
    15 Hijar/Hijir; 16 An-Niam/Nahal; 17 Subhanallazi/Bani Israil/Bani Israel/Banu Israil/Banu Israel/Subhan/Esra/Israil;
    18 Ashab al-Kahf/Kahaf/Kehef; 19 Mariam/Kaf Ha Ya Ayn Sad/Mariyam/Maryum/Merjem; 20 Toha; 21 Ambia/Ambiya;
    23 Qad Aflaha/Mominoon/Mumenoon; 25 Forqan; 26 Shoara; 27 Sulayman/Namal; 28 Qisas; 29 Ankbut/Alif Lam Mim; 30 Alif Lam Mim;
    31 Lokman/Loğman/Alif Lam Mim; 32 Alif Lam Mim/Alif Lam Mim Sajdah/Alif Lam Mim Tanzil/Tanzil as-Sajdah/Al-Madaji/Sejdah;
    35 Al-Malaikah/Fater; 36 Ja Sin; 38 Dawud/Suad/Swad/Sod; 39 Al-Ghuraf/Zumr/Zomar;
    40 Ha Mim/Al-Mumin/Momin/At-Tawl/Gofir; 41 Ha Mim/Ha Mim Sajdah/Al-Masabih; 42 Ha Mim/Ha Mim Ayn Sin Qaf; 43 Ha Mim/Zukhraf/Zokhrof;
    44 Ha Mim/Dokhan; 45 Ha Mim/Ash-Shariah; 46 Ha Mim; 47 Al-Qital/Mohammed/Mohammad; 48 Fatah/Fateh/Fetih; 49 Hujrat/Hojorat;
    50 Al-Basiqat/Qof; 51 Dariyat; 53 Najam; 54 Iqtarabat/Iqtarabat as-Saah/Qomar; 55 Arus al-Quran;
    56 Waqea/Waqiat/Vaqea; 58 Al-Mujadalah/Qad Samia/Qad Sami Allah/Az-Zihar/Mojadele; 59 Bani an-Nadir/Banu Nadir/Hasher/Hashar/Hashir;
    60 Al-Imtihan/Al-Mumtahinah/Momtahene; 61 Al-Hawariyyun/Al-Hawariyyin; 62 Jummah/Jumat/Jumuat/Cuma;
    63 Al-Munafiqeen/Monafeqoon/Monafeghoon; 64 Taghabon; 65 An-Nisa as-Sughra/An-Nisa al-Qusra;
    66 An-Nabi/Lima Tuharrim/Tehreem; 67 Tabarak/Tabaraka/Tabarakallazi/Al-Munjiyah/Molk; 68 Nun/Nun wal-Qalam/Kolom/Qolam;
    70 Saala Sailun/Sa'ala/Maarej; 72 Qul Uhiya/Jenn/Jinnat; 73 Mozammel/Muzzammel;
    74 Mudatsir/Modasser/Mudathir; 75 La Uqsimu/Qiyamat/Qayamat/Kiyamet/Kiamat;
    76 Ad-Dahr/Dahar/Hal Ata/Al-Abrar/Al-Amshaj/Ensan; 77 Morsalat/Mursalate;
    78 Amma/Amma Yatasaalun/At-Tasaul/Naba al-Azim; 79 As-Sahirah/Naziate; 80 As-Safarah/Abas/Abasa wa tawalla;
    81 Kuwwirat/Idha ash-Shams Kuwwirat; 82 Infatarat/Enfetar; 83 At-Tatfif/Motaffefin/Mutaffifun;
    84 Inshaqqat/Enshiqaq; 85 Borooj; 86 Tareq; 87 Sabbih/Sabbihisma/Ahla; 88 Hal Ataka; 89 Fajar; 92 Lael;
    93 Zuha/Zoha/Doha/Dhoha; 94 Sharah/Sharha/Al-Inshirah/Alam Nashrah/Alam Nashrah Laka/Insyirah/Nashrah; 95 Wat-Tin;
    96 Iqra/Iqra bismi Rabbik; 97 Inna Anzalnahu/Laylat al-Qadr/Qadar/Kadir/Ghadr; 98 Lam Yakun/Al-Bariyyah;
    99 Al-Zilzal/Idha Zulzilat/Zilzalah/Zelzal; 100 Wal-Adiyat; 102 Alhakum/Alhakumu at-Takathur/Takasor;
    103 Wal-Asr/Asar; 104 Waylun li kulli Humazah/Humazat/Homaza; 105 Alam Tara/Ashab al-Fil;
    106 Quresh/Koresh/Kuresh/Li Ilafi Quraysh/Li Ilaf/Qureysh/Quraych/Qoreish/Ghoraish; 107 Araayta/At-Takdhib;
    108 Inna Ataynaka al-Kawthar/Kausar/Kauthar/Kothar/Kosar/Kovser/Kousar;
    109 Qul ya ayyuha al-Kafirun/Kaferoon/Kafirin/Qul ya; 110 At-Tawdi/Idha ja'a nasr Allah/Nasar/Iza Ja;
    111 Al-Lahab/Abi Lahab/Abu Lahab/Tabbat/Tabbat Yada/Tebbet/Masat;
    112 Iklas/Iqlas/At-Tawhid/As-Samad/Qul Huwa Allahu Ahad/Ekhlas/Qul Huwallah/Qulhu;
    113 Qul audhu bi Rabb il-Falaq/Qul Auzu Birabbil Falaq/Falaki;
    114 Qul audhu bi Rabb in-Nas/Qul Auzu Birabbin Nas/Nasi
    """

  /// Spellings of Indonesian and Malay, in which th stands for another letter than in English.
  static let indonesian = """
    2 Baqoroh; 9 Toba; 18 Kahfi/Ashabul Kahfi; 20 Tha Ha/Thoha; 35 Fathir; 51 Thariyat; 52 Thur; 65 Thalaq; 82 Infithar;
    83 Muthaffifin; 86 Thariq; 95 Thin
    """

  /// Further names in Arabic letters, with those of Persian and Urdu.
  static let arabic = """
    1 الحمد/أم الكتاب/أم القرآن/فاتحة الكتاب/السبع المثاني; 2 الم; 3 الم; 5 العقود; 9 براءة; 14 إبراهام; 16 النعم;
    17 بني إسرائيل/بنو إسرائيل/سبحان/سبحان الذي; 18 أصحاب الكهف; 19 كهيعص; 20 طاها; 23 قد أفلح; 27 سليمان; 29 الم; 30 الم; 31 الم;
    32 الم/الم السجدة/الم تنزيل/تنزيل السجدة/المضاجع; 35 الملائكة; 36 يسن/ياسين/یسین; 38 داود/صاد; 39 الغرف;
    40 حم/المؤمن/الطول; 41 حم/حم السجدة/سجدة حم/المصابيح; 42 حم/حم عسق/شورا; 43 حم; 44 حم; 45 حم/الشريعة; 46 حم; 47 القتال; 50 قاف/الباسقات;
    54 اقتربت/اقتربت الساعة; 55 عروس القرآن/رحمان; 58 قد سمع/قد سمع الله/الظهار; 59 بني النضير/النضير; 60 الامتحان;
    61 الحواريون/الحواريين; 65 النساء الصغرى/النساء القصرى; 66 النبي/لم تحرم; 67 تبارك/تبارك الذي/المنجية/المانعة;
    68 ن/نون/ن والقلم; 70 سأل/سأل سائل; 72 قل أوحي; 75 لا أقسم/قیامت; 76 الدهر/هل أتى/الأبرار/الأمشاج;
    78 عم/عم يتساءلون/التساؤل; 79 الساهرة; 80 السفرة; 81 كورت; 82 انفطرت; 83 التطفيف; 84 انشقت;
    87 سبح/سبح اسم ربك الأعلى/اعلا; 88 هل أتاك; 93 ضحا; 94 الانشراح/ألم نشرح/ألم نشرح لك; 96 اقرأ/اقرأ باسم ربك;
    97 إنا أنزلناه/ليلة القدر; 98 لم يكن/البرية; 99 الزلزال/إذا زلزلت; 102 ألهاكم/ألهاكم التكاثر;
    104 ويل لكل همزة; 105 ألم تر/أصحاب الفيل; 106 لإيلاف قريش/إيلاف; 107 أرأيت/أرأيت الذي/التكذيب;
    108 إنا أعطيناك الكوثر; 109 قل يا أيها الكافرون; 110 التوديع/إذا جاء نصر الله; 111 اللهب/أبي لهب/أبو لهب/تبت;
    112 التوحيد/الصمد/قل هو الله أحد; 113 قل أعوذ برب الفلق; 114 قل أعوذ برب الناس
    """

  /// Names in Bengali letters.
  static let bengali = """
    1 আল-ফাতিহা; 2 আল-বাকারা; 3 আলে-ইমরান; 4 আন-নিসা; 5 আল-মায়িদাহ; 6 আল-আনআম; 7 আল-আ'রাফ; 8 আল-আনফাল;
    9 আত-তাওবাহ্; 10 ইউনুস; 11 হুদ; 12 ইউসুফ; 13 আর-রা'দ; 14 ইব্রাহীম; 15 আল-হিজর; 16 আন-নাহল; 17 আল-ইসরা;
    18 আল-কাহফ; 19 মারইয়াম; 20 ত্বা-হা; 21 আল-আম্বিয়া; 22 আল-হজ্জ; 23 আল-মু'মিনূন; 24 আন-নূর; 25 আল-ফুরকান;
    26 আশ-শু'আরা; 27 আন-নামল; 28 আল-কাসাস; 29 আল-আনকাবূত; 30 আর-রূম; 31 লুকমান; 32 আস-সাজদাহ; 33 আল-আহযাব;
    34 সাবা; 35 ফাতির; 36 ইয়াসীন; 37 আস-সাফফাত; 38 সাদ; 39 আয-যুমার; 40 গাফির; 41 ফুসসিলাত; 42 আশ-শূরা;
    43 আয-যুখরুফ; 44 আদ-দুখান; 45 আল-জাসিয়াহ; 46 আল-আহকাফ; 47 মুহাম্মাদ; 48 আল-ফাতহ; 49 আল-হুজুরাত; 50 ক্বাফ;
    51 আয-যারিয়াত; 52 আত-তুর; 53 আন-নাজম; 54 আল-কামার; 55 আর-রাহমান; 56 আল-ওয়াক্বি'য়াহ; 57 আল-হাদীদ;
    58 আল-মুজাদালাহ; 59 আল-হাশর; 60 আল-মুমতাহিনাহ; 61 আস-সফ; 62 আল-জুমুআহ; 63 আল-মুনাফিকূন; 64 আত-তাগাবুন;
    65 আত-তালাক; 66 আত-তাহরীম; 67 আল-মুলক; 68 আল-কালাম; 69 আল-হাক্কাহ; 70 আল-মা'আরিজ; 71 নূহ; 72 আল-জিন;
    73 আল-মুযযাম্মিল; 74 আল-মুদ্দাসসির; 75 আল-কিয়ামাহ; 76 আল-ইনসান; 77 আল-মুরসালাত; 78 আন-নাবা; 79 আন-নাযি'য়াত;
    80 আবাসা; 81 আত-তাকবীর; 82 আল-ইনফিতার; 83 আল-মুতাফফিফীন; 84 আল-ইনশিকাক; 85 আল-বুরূজ; 86 আত-তারিক; 87 আল-আ'লা;
    88 আল-গাশিয়াহ; 89 আল-ফজর; 90 আল-বালাদ; 91 আশ-শামস; 92 আল-লাইল; 93 আদ-দুহা; 94 আশ-শারহ; 95 আত-তীন;
    96 আল-আলাক; 97 আল-কদর; 98 আল-বাইয়্যিনাহ; 99 আয-যিলযাল; 100 আল-আদিয়াত; 101 আল-ক্বারি'য়াহ; 102 আত-তাকাসুর;
    103 আল-আসর; 104 আল-হুমাযাহ; 105 আল-ফীল; 106 কুরাইশ; 107 আল-মাউন; 108 আল-কাওসার; 109 আল-কাফিরূন; 110 আন-নাসর;
    111 লাহাব; 112 আল-ইখলাস; 113 আল-ফালাক; 114 আন-নাস; 1 ফাতেহা; 4 নেসা; 5 মায়েদা; 9 তওবা/তাওবা; 13 রাদ; 18 কাহাফ;
    19 মরিয়ম/মারিয়াম; 32 সেজদা/সিজদা; 36 ইয়াছিন; 44 দুখান; 55 রহমান; 56 ওয়াকিয়া/ওয়াকেয়া; 62 জুমা/জুম্মা; 73 মুজাম্মিল; 76 দাহর;
    97 ক্বদর; 107 মাউন; 112 এখলাস
    """

  /// Meanings in English.
  static let english = """
    1 The Opener; 2 The Heifer; 5 The Table Spread/The Table Spread With Food; 7 The Elevated Places; 10 Jonah;
    15 Stone Valley/The Rocky Tract; 16 Bees; 17 Children of Israel/The Journey by Night; 19 Miriam; 27 Ants;
    28 The Narration; 30 Rome/The Byzantines; 33 The Confederates/The Combined Forces;
    35 The Angels/The Originator of Creation; 37 Those Ranged in Ranks; 39 The Troops; 40 The Believer;
    41 They are explained in detail; 43 The Gold Adornments; 45 The Kneeling;
    46 The Wind-Curved Sandhills/The Curved Sand-hills; 49 The Rooms/The Private Apartments/The Dwellings;
    51 The Winds that Scatter; 55 The Most Merciful/The Most Gracious; 56 The Event; 58 The Woman Who Disputes;
    59 The Gathering; 60 The Woman to be examined; 61 The Row or the Rank; 64 Mutual Loss and Gain; 67 Dominion;
    69 The Inevitable; 70 The Ways of Ascent; 73 The One wrapped in Garments; 74 The One Enveloped;
    77 Those sent forth; 78 The News; 79 Those Who Pull Out; 81 Winding Round and losing its Light;
    83 Those Who Deal in Fraud; 84 The Splitting Asunder; 85 The Big Stars Burūj; 86 The Night-Comer;
    89 The Break of Day or the Dawn; 93 The Forenoon; 94 The Opening Forth; 95 Figs; 97 The Night of Decree;
    98 The Clear Evidence; 100 Those That Run; 101 The Striking Hour; 102 The piling Up; 103 The Time;
    104 The Slanderer; 107 The Small Kindnesses; 108 A River in Paradise; 110 The Help; 111 Flame;
    112 The Purity; 113 The Daybreak
    """

  /// Meanings in German.
  static let german = """
    1 Die Eröffnung/Die Eröffnende; 2 Die Kuh; 3 Die Sippe Imrans; 4 Die Frauen; 5 Der Tisch; 6 Das Vieh;
    7 Die Höhen; 8 Die Beute/Die Kriegsbeute; 9 Die Buße/Die Reue; 12 Josef; 13 Der Donner; 15 Das steinige Land;
    16 Die Biene/Die Bienen; 17 Die nächtliche Reise/Die Nachtreise; 18 Die Höhle; 19 Maria; 21 Die Propheten;
    22 Die Wallfahrt/Die Pilgerfahrt; 23 Die Gläubigen; 24 Das Licht; 25 Die Rettung/Die Unterscheidung;
    26 Die Dichter; 27 Die Ameisen; 28 Die Geschichte; 29 Die Spinne; 30 Die Römer; 32 Die Niederwerfung;
    33 Die Gruppen/Die Verbündeten; 34 Die Sabäer; 35 Der Schöpfer;
    37 Die in Reih und Glied stehen/Die Sich-Reihenden; 39 Die Scharen/Die Gruppen; 40 Der Vergebende;
    41 Auseinandergesetzt sind/Sie sind ausführlich erläutert; 42 Die Beratung; 43 Der Prunk/Die Verzierung;
    44 Der Rauch; 45 Das Knien; 46 Die Dünen/Die Sanddünen; 48 Der Erfolg/Der Sieg; 49 Die Gemächer;
    51 Das Aufwirbeln/Die Zerstreuenden; 52 Der Berg; 53 Der Stern; 54 Der Mond;
    55 Der Barmherzige/Der Allerbarmer; 56 Die hereinbrechende Katastrophe/Das eintreffende Ereignis;
    57 Das Eisen; 58 Der Streit/Die Diskussion; 59 Die Versammlung; 60 Die Prüfung/Die Geprüfte;
    61 Reih und Glied/Die Reihe; 62 Der Freitag; 63 Die Heuchler; 64 Die Übervorteilung/Gewinn und Verlust;
    65 Die Entlassung/Die Scheidung; 66 Das Verbot; 67 Die Königsherrschaft/Die Herrschaft;
    68 Die Schreibfeder/Das Schreibrohr; 69 Die Wahrheit/Die unabwendbare Wahrheit;
    70 Die Himmelsleiter/Die Aufstiegswege; 72 Die Dschinn; 73 Der sich eingehüllt hat/Der Eingehüllte;
    74 Der sich zugedeckt hat/Der Zugedeckte; 75 Die Auferstehung; 76 Der Mensch;
    77 Die Gesandten/Die Entsandten; 78 Die Ankündigung/Die Kunde; 79 Die ausziehen/Die Entreißenden;
    80 Er zog die Stirne kraus/Er runzelte die Stirn; 81 Das Einhüllen/Das Umschlingen;
    82 Die Spaltung/Das Zerbrechen; 83 Die Betrüger/Die das Maß Kürzenden;
    84 Die Zerbrechung/Das Auseinanderspalten; 85 Die Türme; 86 Der bei Nacht kommende/Der Pochende;
    87 Der Allerhöchste; 88 Die zudecken wird/Die Überdeckende; 89 Die Morgendämmerung;
    90 Die Stadt/Die Ortschaft; 91 Die Sonne; 92 Die Nacht; 93 Der Morgen/Die Morgenhelle;
    94 Das Weiten/Das Auftun; 95 Die Feigenbäume/Die Feige; 96 Der Blutklumpen/Das Anhängsel; 97 Die Bestimmung;
    98 Der klare Beweis; 99 Das Beben; 100 Das Laufen/Die Rennenden; 101 Die Polternde/Das Verhängnis;
    102 Die Sucht/Die Vermehrung; 103 Der Nachmittag/Das Zeitalter; 104 Der Stichler; 105 Der Elefant;
    106 Die Quraisch; 107 Die Hilfeleistung; 108 Die Fülle/Die Überfülle; 109 Die Ungläubigen; 110 Die Hilfe;
    111 Der Palmfaserstrick/Die Palmfasern; 112 Die Aufrichtigkeit; 113 Das Frühlicht/Der Tagesanbruch;
    114 Die Menschheit/Die Menschen
    """

  /// Meanings in French.
  static let french = """
    1 L'ouverture; 2 La Vache; 3 La famille d'Imran; 4 Les femmes; 5 La table servie; 6 Les bestiaux;
    7 Le mur d'A'raf; 8 Le butin; 9 Le repentir; 13 Le tonnerre; 16 Les abeilles; 17 Le voyage nocturne;
    18 La caverne; 19 Marie; 21 Les prophètes; 22 Le pèlerinage; 23 Les croyants; 24 La lumière;
    25 Le discernement; 26 Les poètes; 27 Les fourmis; 28 Le récit; 29 L'araignée; 30 Les Romains;
    32 La prosternation; 33 Les coalisés; 35 Le Créateur; 37 Les rangées/Les rangés; 38 La lettre Sad;
    39 Les groupes; 40 Le Pardonneur; 41 Les versets détaillés; 43 L'ornement; 44 La fumée; 45 L'agenouillée;
    48 La victoire éclatante; 49 Les appartements; 50 La lettre Qaf; 51 Qui éparpillent; 52 Le mont Tur;
    53 L'étoile; 54 La lune; 55 Le Tout Miséricordieux/Le miséricordieux; 56 L'événement; 57 Le fer;
    58 La discussion; 59 L'exode; 60 L'éprouvée; 61 Les rangs; 62 Le vendredi; 64 La grande perte;
    66 L'interdiction; 67 La royauté; 68 La plume; 69 La vérité/Celle qui montre la vérité;
    70 Les degrés/Les voies d'ascension; 71 Noé; 72 Les djinns; 73 L'enveloppé; 74 Le revêtu d'un manteau;
    76 L'homme; 77 Les envoyés; 78 La nouvelle; 79 Les arracheuses/Les anges qui arrachent les âmes;
    80 Il s'est renfrogné; 81 L'obscurcissement; 82 La fente/La rupture; 83 Les fraudeurs; 84 La déchirure;
    86 L'astre nocturne; 87 Le Très-Haut; 88 L'enveloppante; 89 L'aube; 90 La cité; 91 Le soleil; 92 La nuit;
    93 Le jour montant; 95 Le figuier; 96 L'adhérence; 97 La destinée; 98 La preuve; 99 La secousse;
    100 Les coursiers; 101 Le fracas; 102 La rivalité/La course aux richesses; 103 Le temps;
    104 Le diffamateur/Le calomniateur; 105 L'éléphant; 107 L'ustensile; 108 L'abondance; 109 Les infidèles;
    110 Le secours; 111 Les fibres; 112 Le monothéisme pur; 113 L'aube naissante; 114 Les hommes
    """

  /// Passages with a name: `RANGE NAME/NAME; …`.
  static let passages = """
    2:255 Ayat al-Kursi/Ayatul Kursi/Ayatal Kursi/Ayatul Kursiy/Ayet el-Kursi/Ayetel Kürsi/Ayetül Kürsi/Throne Verse;
    2:255 Verse of the Throne/Verset du Trône/Verset du Kursi/Thronvers/آية الكرسي/آیت الکرسی/আয়াতুল কুরসি/আয়াতুল কুরসী;
    2:282 Ayat ad-Dayn/Ayatud Dayn/Verse of Debt/آية الدين;
    2:285-286 Amana Rasul/Amana ar-Rasulu/Amanar Rasul/Amanar Rasulu/Amener Rasulü/Amenerrasulü/Amanarrasul/آمن الرسول;
    2:285-286 Khawatim al-Baqarah/Khawatim Surat al-Baqarah/خواتيم البقرة/خواتيم سورة البقرة/أواخر البقرة;
    24:35 Ayat an-Nur/Ayatun Nur/Verse of Light/Light Verse/آية النور;
    juz:30 Juz Amma/Juz Amme/Amma Juz/Amme Cüzü/Amma Para/Am Para/Ampara/Juzu Amma/جزء عم/عم پارہ/آمپارہ/আমপারা/আম পারা;
    juz:29 Juz Tabarak/Juz Tabaraka/Tebareke Cüzü/جزء تبارك; juz:28 Juz Qad Sami/Juz Qad Samia/جزء قد سمع;
    109,112-114 Char Qul/Char Qull/Char Quls/Chahar Qul/چار قل/چاروں قل/چهار قل/চার কুল;
    112 Qul Huwallah/Qul Huwallahu/Qul Huwallahu Ahad/قل هو الله أحد; 111 Tabbat Yada; 108 Inna Ataina/Inna Ataynaka;
    105 Alam Tara Kayfa; 99 Iza Zulzilat/Idha Zulzilat; 97 Inna Anzalnahu;
    3:190-200 Khawatim Ali Imran/خواتيم آل عمران; 59:22-24 Hüvallahüllezi/Huwallahullazi;
    65:2-3 Ayat Seribu Dinar; 2:255 Ayatul Kursiyyu/Ayatul Kursiyu;
    juz:1 Alif Lam Mim/الم; juz:2 Sayaqool/Sayaqulu/Sayakulu/سيقول; juz:3 Tilkal Rusul/Tilkar Rusul/Tilka Rusulu/تلك الرسل;
    juz:4 Lan Tanaloo/Lantana Lu/Lan Tanalul/لن تنالوا; juz:5 Wal Mohsanat/Wal Muhsanatu/Val Mohsanat/والمحصنات;
    juz:6 La Yuhibbullah/La Yuhib Allah/La Yuhibbullahu/لا يحب الله; juz:7 Wa Iza Samiu/Wa Iza Sameu/Wa Iza Samioo/Wa Iza Sami'oo/واذا سمعوا;
    juz:8 Wa Lau Annana/Walaw Annana/Wa Lo Annana/ولو اننا; juz:9 Qalal Malao/Qalal Malau/Qalal Mala/قال الملا/قال الملأ;
    juz:10 Wa Alamu/Wa'lamu/Wa Alamoo/Walamoo/واعلموا; juz:11 Yatazeroon/Yatazirun/Ya'tadhirun/Yatazaroon/يعتذرون;
    juz:12 Wa Mamin Dabbah/Wa Ma Min Dabbatin/Wa Mamin Da'abat/Wamamin Dabat/وما من دابة;
    juz:13 Wa Ma Ubarriu/Wa Ma Ubrioo/Wa Ma Ubarrio/Wa Ma Ubrio/وما ابرئ/وما أبرئ; juz:14 Rubama/Rubbama/ربما;
    juz:15 جزء سبحان/Subhanallazi/سبحان الذي/سبحن الذي; juz:16 Qal Alam/Qala Alam/قال الم/قال ألم;
    juz:17 Iqtaraba/Aqtaraba/Iqtaraba lin Nas/اقترب/اقترب للناس; juz:18 Qad Aflaha/قد افلح/قد أفلح;
    juz:19 Wa Qalallazina/Wa Qalallazeena/وقال الذين; juz:20 Amman Khalaq/Aman Khalaqa/امن خلق/أمن خلق;
    juz:21 Utlu Ma Oohiya/Utlu Ma Oohi/Utlu Ma Uhi/اتل ما اوحي/اتل ما أوحي; juz:22 Wa Man Yaqnut/ومن يقنت;
    juz:23 Wa Mali/Wa Maliya/Wama Li/ومالي/وما لي; juz:24 Faman Azlam/Faman Azlamu/فمن اظلم/فمن أظلم;
    juz:25 Ilayhi Yuraddu/Ilaihi Yurad/Elahe Yuruddo/Elahi Yurad/اليه يرد/إليه يرد; juz:26 Ha Mim/حم;
    juz:27 Qala Fama Khatbukum/Qal Fama Khatbukum/قال فما خطبكم/پارہ الذاريات/جزء الذاريات; juz:28 Qad Sami Allah/Qad Samiallah/Qad Samiallahu/قد سمع الله;
    juz:29 Tabarakallazi/تبارك الذي; juz:30 Para Amma/Para Amma Yatasaaloon/Amma Yatasaaloon Para/پارہ عم/پارہ عم يتساءلون/جزء عم يتساءلون;
    2:255 Kursi/Ayat Kursy/الكرسي; 59:21-24 Lau Anzalna/Loo Anzalna/Law Anzalna/لو أنزلنا; 9:128-129 Laqad Jaakum/Lakad Caekum/لقد جاءكم;
    2-3 Zahrawayn/Zahrawan/الزهراوان/الزهراوين; 40-46 Hawamim/الحواميم;
    112-114 Muawwidhat/Muawwizat/Muavvizat/Three Quls/Tiga Qul/المعوذات;
    113-114 Muawwidhatayn/Muawwidhatain/Muawwizatain/Muavvizeteyn/Muawwidzatain/المعوذتان/المعوذتين;
    1-114 Everything/Whole Quran/Entire Quran/Full Quran/Complete Quran/Tüm Kuran/Kuranın tamamı;
    1-114 Seluruh Quran/Seluruh Al-Quran/Tout le Coran/Der ganze Koran/القرآن كله/القرآن كاملا/كل القرآن/پورا قرآن/کل قرآن
    """
}
