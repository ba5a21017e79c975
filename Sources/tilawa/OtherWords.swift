/// The words of other programs for what Tilawa calls otherwise: of players, of downloaders, and of apps for phones.
///
/// A word with one exact meaning is understood (`UnderstoodLine`), the others are only suggested.
enum OtherWords {
  /// The way to the own words.
  enum Form: Hashable, Sendable {
    /// The meaning differs, or depends on something: the own words are suggested.
    case near
    /// The word stands for the own words; a value stays as it is.
    case exact
    /// A number of times; without one, for ever.
    case count
    /// A number of seconds, or a length with its unit.
    case seconds
    /// A length with its unit.
    case length
    /// The number or the name of a place of the text: the own word is the prefix of the range.
    case place
  }

  /// Other words with one meaning.
  struct Row: Sendable {
    let words: [String]
    let own: String
    let form: Form
    /// The program and its manual, or the menu of an app, with the word.
    let source: String

    init(_ words: String, _ own: String, _ form: Form, _ source: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.own = own
      self.form = form
      self.source = source
    }
  }

  /// Returns the row of the name of a command that there is not.
  static func command(_ word: String) -> Row? { commands.first { $0.words.contains(word.lowercased()) } }

  /// Returns the row of an option, without hyphens, that the command does not have.
  static func option(_ name: String) -> Row? { options.first { $0.words.contains(name.lowercased()) } }

  static let commands = [
    Row("next", "ctl next", .exact, "mpc(1), playerctl(1): next"),
    Row("prev previous", "ctl prev", .exact, "mpc(1): prev; playerctl(1): previous"),
    Row("toggle play-pause playpause", "ctl toggle", .exact, "mpc(1): toggle; playerctl(1): play-pause"),
    Row("pause", "ctl pause", .exact, "mpc(1), playerctl(1): pause"),
    Row("unpause", "ctl play", .exact, "cmus-remote(1): the opposite of pause"),
    Row("seek", "ctl seek", .exact, "mpc(1): seek; mpv(1), list of input commands: seek"),
    Row("volume vol", "ctl volume", .exact, "mpc(1), playerctl(1): volume"),
    Row("status current now-playing", "ctl status", .exact, "mpc(1): status, current; playerctl(1): status"),
    Row("quit exit", "stop", .exact, "mpv(1), list of input commands: quit"),
    Row("version", "--version", .exact, "mpc(1): version; go, git and others: version"),
    Row("surahs chapters suras", "info surahs", .exact, "Quran.com: the list of chapters"),
    Row("goto go jump jump-to", "read", .near, "Quran for Android: Jump to page"),
    Row("bookmarks", "bookmark", .exact, "Quran for Android, Quran.com: Bookmarks"),
    Row("settings preferences", "config", .exact, "all apps: Settings"),
    Row("reciter qari qaris sheikh shaikh", "reciters", .exact, "Quran.com: Reciters; Quran for Android: Qari"),
    Row("speed", "ctl speed", .exact, "mpv(1), list of properties: speed"),
    Row("sleep sleep-timer", "ctl sleep", .exact, "Quran.com, Ayah: Sleep timer"),
    Row(
      "memorize memorise memorization memorisation murajaah", "hifz", .exact, "Tarteel, Quran Companion: Memorization"),
    Row("list ls listall", "library list", .near, "mpc(1): ls, listall: files that can be played"),
    Row("playlist", "queue", .near, "mpc(1): playlist: the songs to come"),
    Row("events idle idleloop", "ctl watch", .near, "mpc(1): idle, idleloop"),
    Row("lesson export", "library export", .near, "Anki, Audacity: Export"),
    Row("skip", "ctl next", .near, "players of phones: skip"),
    Row("louder quieter mute unmute", "ctl volume", .near, "players of phones: volume keys"),
    Row("forward rewind ff rw backward", "ctl seek", .near, "players of phones: forward, rewind"),
    Row("timer", "ctl sleep", .near, "players of phones: Timer"),
    Row("lang language languages", "config set language", .near, "all apps: Language"),
    Row("lookup find grep", "search", .near, "apps and shells: Find"),
    Row("hifz-test hifz-review hifz-recite test", "recite 67 --hidden", .near, "Tarteel: Test yourself"),
    Row("search-reciter list-reciters list-qaris", "reciters search", .near, "yt-dlp(1): --list-extractors"),
    Row("loop repeat single random", "play", .near, "mpc(1): repeat, single: switches of a running player"),
    Row("page", "read page:582", .near, "Quran for Android: Jump to page"),
    Row("juz para", "play juz:30", .near, "Quran for Android: Juz'; Quran apps of South Asia: Para"),
    Row("surah sura chapter", "play surah:18", .near, "Quran.com: Surah"),
    Row("translation translations tafsir tafseer", "text", .near, "Quran for Android, Quran.com: Translations, Tafsir"),
    Row("last-read lastread continue", "resume", .near, "Quran for Android, Quran.com: Last read, Continue"),
    Row("favourites favorites favourite favorite", "bookmark", .near, "Muslim Pro: Favourites"),
  ]

  static let options = [
    Row(
      "loop-playlist loop-range repeat-all repeat-range play-range", "--repeat", .count,
      "mpv(1): --loop-playlist=N|inf, full playthroughs; Quran.com, repeat settings: Play range"),
    Row("loop loop-file", "--repeat", .count, "mpv(1): --loop=inf; vlc(1): --loop; for a number see UnderstoodLine"),
    Row(
      "loop-ayah repeat-one repeat-ayah repeat-verse repeat-each each-ayah play-each-verse", "--each", .count,
      "Quran for Android, audio settings: Play each verse; Quran.com, repeat settings: Repeat verse"),
    Row("length", "--for", .seconds, "mpv(1): --length=<relative time>, seconds where there is no unit"),
    Row("sleep-timer", "--for", .length, "Quran.com, Ayah: Sleep timer"),
    Row("playback-speed playback-rate", "--speed", .exact, "Quran.com: Playback speed; HTMLMediaElement: playbackRate"),
    Row("vol", "--volume", .exact, "mplayer(1): -volume; players of phones"),
    Row("audio-samplerate samplerate sample-rate", "--rate", .exact, "mpv(1): --audio-samplerate=<Hz>"),
    Row("qari sheikh shaikh", "--reciter", .exact, "Quran for Android: Qari"),
    Row("riwaya rewaya rewayah narration", "--riwayah", .exact, "other spellings of the field's word"),
    Row("daemon background", "--detach", .exact, "vlc(1): --daemon; wget(1): --background"),
    Row("save-position-on-quit", "--save", .exact, "mpv(1): --save-position-on-quit"),
    Row("audio-format", "--format", .exact, "yt-dlp(1): --audio-format FORMAT"),
    Row("embed-thumbnail", "--cover", .exact, "yt-dlp(1): --embed-thumbnail, as cover art"),
    Row("force-overwrites yes-overwrites", "--force", .exact, "yt-dlp(1): --force-overwrites"),
    Row("simulate", "--dry-run", .exact, "yt-dlp(1): --simulate, nothing is downloaded"),
    Row("page pages", "page:", .place, "Quran for Android: Jump to page"),
    Row("juz para", "juz:", .place, "Quran for Android: Juz'; Quran apps of South Asia: Para"),
    Row("surah sura chapter", "surah:", .place, "Quran.com: Surah; API of Quran.com: chapter"),
    Row("ayah ayat aya verse verses", "", .place, "Quran.com: Ayah; API of Quran.com: verse"),
    Row("repeat-count count times repeats", "--repeat", .near, "apps: the number of repetitions, of what they differ"),
    Row("repeat", "--each", .near, "vlc(1): --repeat, of the current item"),
    Row(
      "pause delay interval silence", "--gap", .near,
      "Quran.com, repeat settings: Add delay; mpv(1): --pause is another"),
    Row("tempo", "--speed", .near, "sox(1): tempo"),
    Row(
      "audio-device audio-output ao device sink", "--output", .near, "mpv(1): --audio-device, --ao, names of its own"),
    Row("voice reader", "--reciter", .near, "apps of several languages"),
    Row("qiraat qiraah rawi", "--riwayah", .near, "a qira'ah has two riwayat"),
    Row("softvol audio-volume", "--volume", .near, "mplayer(1): -softvol"),
    Row("sleep timer duration stop-after end", "--for", .near, "players of phones: sleep timer"),
    Row("start ss seek begin playlist-start", "--start-at", .near, "mpv(1): --start, a time; ffmpeg(1): -ss"),
    Row("fork", "--detach", .near, "daemons: fork"),
    Row("next autoplay continue continuous", "--then", .near, "Quran.com: Autoplay"),
    Row("from to range", "2:1-10", .near, "Quran for Android, audio settings: from, to"),
    Row("mute", "--volume", .near, "mpv(1): --mute"),
  ]
}
