package import TilawaCore

/// The options of `record`. A field is nil if its option was not given.
package struct RecordRequest: Hashable, Sendable {
  /// An error about an impossible value, in words for the user.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }

    package var description: String { sentence.text }
  }

  /// The name or id of the reciter.
  package var reciter: String?
  package var riwayah: Riwayah?
  /// The ayat that will be recited, as they were typed.
  package var range: String?
  package var title: String?
  /// The length after which the recording ends by itself.
  package var limit: TimeLength?
  /// The name of a source of the sound server.
  package var source: String?
  /// Whether raw samples of the standard input are taken instead of a microphone.
  package var readsInput = false
  /// Sample rate in Hz.
  package var rate: Int?
  package var channels = 1
  /// Bits of a sample.
  package var bits = 16
  /// Whether a new reciter is asked behind all others.
  package var isLast = false
  /// Whether the next step with the recording is told.
  package var tellsNextStep = true
  /// Whether a program reads the answers.
  package var isForProgram = false
  /// Whether a program is told the level ten times a second, and not once.
  package var tellsEachLevel = false

  /// The default of the limit.
  package static let standardLimit = TimeLength(seconds: 7200)

  package init() {}

  /// - Throws: `Fault` for a value outside its limits.
  package func check() throws(Fault) {
    if let reciter, let fault = ReciterName.fault(in: reciter, of: CoreSentences.recitersName) { throw Fault(fault) }
    if let rate, !(8000...192_000).contains(rate) { throw Fault(RecordingsSentences.rateLimits) }
    guard (1...2).contains(channels) else { throw Fault(RecordingsSentences.channelsLimits) }
    guard bits == 16 || bits == 24 else { throw Fault(RecordingsSentences.bitsLimits) }
    if readsInput, source != nil || channels != 1 || bits != 16 { throw Fault(RecordingsSentences.inputForm) }
    guard title?.contains(where: { !$0.isWhitespace }) ?? true else { throw Fault(RecordingsSentences.titleEmpty) }
  }

  /// Reads an option in the form `--name=value` of scripts.
  ///
  /// - Throws: `Fault` for an unknown option or an impossible value.
  package mutating func set(_ word: String) throws(Fault) {
    let name = String(word.prefix { $0 != "=" })
    guard let sign = word.firstIndex(of: "=") else {
      guard name == "--last" else { throw Fault(RecordingsSentences.takesValue(name: name)) }
      isLast = true
      return
    }
    let value = String(word[word.index(after: sign)...])
    func refused(_ wanted: Sentence) -> Fault {
      Fault(RecordingsSentences.optionRefused(name: name, value: value, wanted: wanted))
    }
    func number(_ wanted: Sentence) throws(Fault) -> Int {
      guard let number = Int(value) else { throw refused(wanted) }
      return number
    }
    switch name {
    case "--reciter": reciter = value
    case "--riwayah":
      guard let read = Riwayah(rawValue: value) else {
        throw refused(Sentence(verbatim: Riwayah.allCases.map(\.rawValue).listed))
      }
      riwayah = read
    case "--range": range = value
    case "--title": title = value
    case "--max":
      guard let read = TimeLength(text: value) else { throw refused(RecordingsSentences.wantedTime) }
      limit = read
    case "--source": source = value
    case "--rate": rate = try number(RecordingsSentences.wantedRate)
    case "--channels": channels = try number(RecordingsSentences.wantedChannels)
    case "--bits": bits = try number(RecordingsSentences.wantedBits)
    default: throw Fault(RecordingsSentences.noOption(name: name))
    }
    try check()
  }
}
