package import TilawaHearing

/// Reports faults of arriving sound, each once until it is over.
package struct SoundWatch: Hashable, Sendable {
  /// A fault of the sound.
  package enum Fault: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every sample is zero.
    case muted
    /// No speech is heard.
    case silent
    /// The sound is cut at full scale.
    case clipped
    /// Somebody speaks, or something else sounds, but no word of the text.
    case other
    /// Words are heard so badly that none can be called a slip.
    case unclear
    /// The room echoes, there is noise, or the voice is faint: told where words are unclear.
    case echo, noise, faint
    /// Words lack their hamzas, as in the riwayah of Warsh.
    case riwayah
  }

  private static let rate = 16_000
  /// Seconds after which silence is told, and after which other sound is.
  private static let (mutedAfter, silentAfter, otherAfter) = (3, 10, 12)
  /// The least level of speech, as the mean square of a second.
  private static let leastPower: Float = 1e-6
  /// The share of samples at full scale in a second from which on sound is cut.
  private static let mostClipped = 0.002

  private(set) var told: Set<Fault> = []
  private var (count, clipped, power, isZero) = (0, 0, Float(0), true)
  private var (zeroSeconds, silentSeconds, otherSeconds) = (0, 0, 0)
  /// Whether any second had speech.
  package private(set) var hasSound = false

  package init() {}

  /// Notes that a word of the text was heard.
  package mutating func heardWord() {
    otherSeconds = 0
    told.remove(.other)
  }

  /// Notes whether words are heard too badly, and returns that with its causes where it is new.
  package mutating func judge(isPoor: Bool, by causes: @autoclosure () -> [SoundClarity.Cause]) -> [Fault] {
    guard isPoor else {
      told.remove(.unclear)
      return []
    }
    guard told.insert(.unclear).inserted else { return [] }
    return [.unclear]
      + causes().map { cause in
        switch cause {
        case .echo: .echo
        case .noise: .noise
        case .faint: .faint
        }
      }
  }

  /// Notes that another riwayah is heard, and returns that the first time.
  package mutating func hearOtherRiwayah() -> [Fault] { told.insert(.riwayah).inserted ? [.riwayah] : [] }

  /// Takes samples at 16 kHz, and returns the faults that are new.
  package mutating func add(_ samples: UnsafeBufferPointer<Float>) -> [Fault] {
    var faults: [Fault] = []
    for sample in samples {
      let size = abs(sample)
      if size > 0 { isZero = false }
      if size >= 0.9995 { clipped += 1 }
      power += sample * sample
      count += 1
      if count == Self.rate { faults += endSecond() }
    }
    return faults
  }

  private mutating func endSecond() -> [Fault] {
    zeroSeconds = isZero ? zeroSeconds + 1 : 0
    let isLoud = power / Float(Self.rate) >= Self.leastPower
    silentSeconds = isLoud ? 0 : silentSeconds + 1
    if isLoud {
      hasSound = true
      otherSeconds += 1
    }
    let isClipped = Double(clipped) > Self.mostClipped * Double(Self.rate)
    (count, clipped, power, isZero) = (0, 0, 0, true)
    let now: [(Fault, Bool)] = [
      (.muted, zeroSeconds >= Self.mutedAfter),
      (.silent, silentSeconds >= Self.silentAfter && zeroSeconds < Self.mutedAfter),
      (.clipped, isClipped), (.other, otherSeconds >= Self.otherAfter),
    ]
    var faults: [Fault] = []
    for (fault, isThere) in now {
      if isThere, told.insert(fault).inserted { faults.append(fault) }
      // Cut sound is told once.
      if !isThere, fault != .clipped { told.remove(fault) }
    }
    return faults
  }
}
