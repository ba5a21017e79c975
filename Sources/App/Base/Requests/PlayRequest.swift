package import TilawaAudio
package import TilawaCore

/// A request to `play`, `resume`, `queue` or `render`.
///
/// A field is nil if its option was not given. Its value then comes from a preset, the settings or the default of the
/// option, in this order: see `PlayDefaults`. Settings, presets and scripts keep requests, and processes in the
/// background receive them.
package struct PlayRequest: Hashable, Sendable {
  // MARK: Ayat and repeats

  /// Ranges as they are typed: `2:1-10`, `juz:30`.
  package var ranges: [String] = []
  /// The number of plays of each ayah in a pass.
  package var each: Repeat?
  /// The number of passes.
  package var passes: Repeat?
  /// Silence after each ayah.
  package var gap: Gap?
  /// Silence between two passes; it replaces the gap there.
  package var passGap: Gap?
  /// The number of ayat that lead into the range.
  package var connectBefore: Int?
  /// The number of ayat that lead out of the range.
  package var connectAfter: Int?
  /// Whether the connection ayat are heard around every pass.
  package var connectsEveryPass: Bool?
  /// The continuation after the last pass.
  package var then: Then?
  /// Whether the continuation keeps the range repeat.
  package var thenPasses: SessionSpec.Continuation.Passes?
  /// The number of continuations, or the unit at whose end they stop.
  package var thenExtent: SessionSpec.Continuation.Extent?
  /// The rule for the basmalah of a surah.
  package var basmalah: SessionSpec.BasmalahPolicy?
  /// Whether the isti'adha opens the session.
  package var hasIstiadha: Bool?
  /// The riwayah, with its numbers of ayat and its reciters.
  package var riwayah: Riwayah?
  /// The ids of the reciters to ask, in this order.
  package var reciters: [String]?
  /// Whether every reciter named recites each ayah.
  package var alternates: Bool?
  /// The policy for missing ayat.
  package var missing: MissingPolicy?
  /// The ayah of the range at which the first pass begins, as it is typed.
  package var startAt: String?
  /// Whether nothing is fetched.
  package var isOffline: Bool?
  /// The name of a preset; it fills the absent fields of this request.
  package var preset: String?

  // MARK: Sound

  /// Linear amplitude in per cent, 0 to 100.
  package var volume: Int?
  /// The tempo.
  package var speed: Speed?
  /// Whether all sources are brought to one loudness.
  package var hasLoudness: Bool?
  /// The time after which the session ends.
  package var limit: TimeLength?
  /// Sample rate in Hz.
  package var rate: Int?
  /// 1 or 2.
  package var channels: Int?
  /// Bits of a sample: 16, 24 or 32.
  package var bits: Int?
  /// The output of the sound.
  package var output: SinkChoice?
  /// Whether a file that is there is replaced without a question.
  package var replacesFiles: Bool?

  // MARK: Display and storage

  /// Whether one line is drawn anew, instead of the whole screen.
  package var isInline: Bool?
  /// Whether plain lines are written as things happen.
  package var isPlain: Bool?
  /// The way in which right-to-left text gets its visual order; nil: the way known for the terminal.
  package var bidi: Bidi?
  /// The id of the translation that is shown, or `none`.
  package var translation: String?
  /// Whether the desktop shows a notification of each ayah.
  package var notifies: Bool?
  /// Whether the position is stored for `play last`, and the heard ayat in the history; nil: only if somebody hears the
  /// session.
  package var keeps: Bool?
  /// Whether it answers in JSON.
  package var isForProgram: Bool?
  /// Whether it plays in the background.
  package var isDetached: Bool?
  /// The action if another session already plays; nil: a person is asked, or the request is refused.
  package var turn: Turn?

  package init(ranges: [String] = []) { self.ranges = ranges }

  /// The continuation after the last pass.
  package enum Then: Hashable, Sendable {
    case stop
    case stride(SessionSpec.Continuation.Stride)

    /// Reads `stop`, `ayat:N` or `pages:N`; nil for anything else.
    package init?(text: String) {
      if text == "stop" {
        self = .stop
      } else if let stride = SessionSpec.Continuation.Stride(text: text) {
        self = .stride(stride)
      } else {
        return nil
      }
    }

    /// The text that `init(text:)` reads.
    package var text: String {
      switch self {
      case .stop: "stop"
      case .stride(let stride): stride.text
      }
    }
  }

  /// The way in which a session gets the right to sound from another one.
  package enum Turn: Hashable, Sendable {
    /// A replacement of the other session.
    case replace
    /// A wait until the other session is over.
    case queue
    /// A wait of limited length.
    case wait(TimeLength)
  }
}

extension PlayRequest {
  /// An error in the combination of options.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case nothingToHear
    case continuationWithoutThen
    case oneReciterAlternates
    case negativeConnection
    case cannotBeKept
    case cannotBeDetached(SinkChoice)
    case cannotHoldBits(Int, FileSink.Kind)
    case cannotHoldRate(Int, FileSink.Kind)

    /// The line about it.
    package var sentence: Sentence {
      switch self {
      case .nothingToHear: BaseSentences.nothingToHear
      case .continuationWithoutThen: BaseSentences.continuationWithoutThen
      case .oneReciterAlternates: BaseSentences.oneReciterAlternates
      case .negativeConnection: BaseSentences.negativeConnection
      case .cannotBeKept: BaseSentences.cannotBeKept
      case .cannotBeDetached(let sink): BaseSentences.cannotBeDetached(output: "\(sink)")
      case .cannotHoldBits(let bits, let kind): BaseSentences.cannotHoldBits(bits: bits, kind: "\(kind)")
      case .cannotHoldRate(let rate, let kind):
        BaseSentences.cannotHoldRate(rate: rate, kind: "\(kind)", nearest: kind.nearestRate(to: rate))
      }
    }

    package var description: String { sentence.text }
  }

  /// - Throws: `Fault` for options that contradict each other.
  package func check() throws(Fault) {
    guard !ranges.isEmpty else { throw .nothingToHear }
    if then == nil || then == .stop, thenPasses != nil || thenExtent != nil { throw .continuationWithoutThen }
    guard alternates != true || Set(reciters ?? []).count > 1 else { throw .oneReciterAlternates }
    guard connectBefore ?? 0 >= 0, connectAfter ?? 0 >= 0 else { throw .negativeConnection }
  }

  /// Checks the options against the sink.
  ///
  /// - Throws: `Fault` for a request that the sink cannot fulfil.
  package func checkSink() throws(Fault) {
    if case .file(let kind, _) = sink { try checkFormat(for: kind) }
    if keeps == true, !sink.isPaced { throw .cannotBeKept }
    if isDetached == true, !sink.isPaced { throw .cannotBeDetached(sink) }
  }

  /// - Throws: `Fault` for a format that the kind of file cannot hold.
  package func checkFormat(for kind: FileSink.Kind) throws(Fault) {
    if let bits, !kind.isLossless { throw .cannotHoldBits(bits, kind) }
    if let rate, !kind.holds(rate: rate) { throw .cannotHoldRate(rate, kind) }
  }

  /// Whether the position is stored for `play last`, and the heard ayat in the history.
  package var isKept: Bool { keeps ?? sink.isHeard }

  /// The session that is asked for; ranges are read in the riwayah's counting.
  ///
  /// - Throws: `Fault`, `RangeError`, `SessionError`.
  package func spec(riwayah: Riwayah, in structure: QuranStructure) throws -> SessionSpec {
    try check()
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    var spec = SessionSpec(ranges: try parser.parse(ranges))
    spec.each = each ?? .once
    spec.passes = passes ?? .once
    spec.gap = gap ?? .none
    spec.passGap = passGap
    spec.connection = SessionSpec.Connection(
      before: connectBefore ?? 0, after: connectAfter ?? 0, scope: connectsEveryPass == true ? .everyPass : .session)
    if case .stride(let stride) = then {
      spec.continuation = SessionSpec.Continuation(
        stride: stride, passes: thenPasses ?? .once, extent: thenExtent ?? .steps(1))
    }
    spec.basmalah = basmalah ?? .once
    spec.istiadha = hasIstiadha == true ? .first : .omitted
    spec.voices = alternates == true ? .all : .first
    spec.start = try startAt.map(parser.parsePlace)
    try spec.validate()
    return spec
  }

  /// The sink of the sound: by default the standard sink of the sound server.
  package var sink: SinkChoice { output ?? .pulse(sink: nil) }

  /// The output frame at which the session ends; nil: at its own end.
  package func lastFrame(rate: Int) -> Int? { limit?.frames(rate: rate) }

  /// The encoding of samples in a file.
  package var encoding: SampleEncoding {
    switch bits {
    case 24: .int24
    case 32: .float32
    default: .int16
    }
  }

  /// Makes the request for a known session, without the options that have their default value.
  package init(_ spec: SessionSpec) {
    self.init(ranges: spec.ranges.map(\.description))
    each = spec.each == .once ? nil : spec.each
    passes = spec.passes == .once ? nil : spec.passes
    gap = spec.gap == .none ? nil : spec.gap
    passGap = spec.passGap
    connectBefore = spec.connection.before > 0 ? spec.connection.before : nil
    connectAfter = spec.connection.after > 0 ? spec.connection.after : nil
    connectsEveryPass = spec.connection.scope == .everyPass ? true : nil
    if let continuation = spec.continuation {
      then = .stride(continuation.stride)
      thenPasses = continuation.passes == .same ? .same : nil
      thenExtent = continuation.extent == .steps(1) ? nil : continuation.extent
    }
    basmalah = spec.basmalah == .once ? nil : spec.basmalah
    hasIstiadha = spec.istiadha == .first ? true : nil
    alternates = spec.voices == .all ? true : nil
    startAt = spec.start.map { "\($0)" }
  }
}
