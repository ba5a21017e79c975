import TilawaAudio
public import TilawaCore
import TilawaPlayer

/// The options of a range to play. All have a value that fits a plain listening.
public struct PlayOptions: Hashable, Sendable {
  /// A silence after each ayah.
  public enum Pause: Hashable, Sendable {
    /// A length in milliseconds, from 0 to 60,000.
    case milliseconds(Int)
    /// A percentage of the length of the ayah, from 0 to 1000.
    case percentOfAyah(Int)
  }

  /// The ids of the reciters, from `TilawaLibrary.reciters()`. Each ayah is recited by the first who has it. If empty,
  /// all reciters of the riwayah are asked in the library's order.
  public var reciters: [String]
  /// The riwayah; nil means the library's setting, else Hafs.
  public var riwayah: Riwayah?
  /// The number of times that each ayah is played, at least 1.
  public var each: Int
  /// The number of passes through the range, at least 1; nil means without end.
  public var passes: Int?
  /// The silence after each ayah.
  public var pause: Pause
  /// The speed from 0.5 to 2, in steps of 0.05. The pitch stays.
  public var speed: Double
  /// The linear volume in per cent, from 0 to 100.
  public var volume: Int

  /// Makes options; by default the range is played once, without pauses.
  public init(
    reciters: [String] = [], riwayah: Riwayah? = nil, each: Int = 1, passes: Int? = 1,
    pause: Pause = .milliseconds(0), speed: Double = 1, volume: Int = 100
  ) {
    self.reciters = reciters
    self.riwayah = riwayah
    self.each = each
    self.passes = passes
    self.pause = pause
    self.speed = speed
    self.volume = volume
  }

  func spec(_ range: AyahRange) throws(TilawaError) -> SessionSpec {
    guard let plays = Repeat(times: each), let passes = passes.map({ Repeat(times: $0) }) ?? .forever else {
      throw TilawaError(.invalid, "each and passes are counts of at least 1")
    }
    let gap: Gap =
      switch pause {
      case .milliseconds(let count): .milliseconds(count)
      case .percentOfAyah(let share): .percent(share)
      }
    let spec = SessionSpec(ranges: [range], each: plays, passes: passes, gap: gap)
    do { try spec.validate() } catch { throw TilawaError(error) }
    return spec
  }

  var start: Player.Options {
    get throws(TilawaError) {
      guard (0.5...2).contains(speed), let speed = Speed(twentieths: Int((speed * 20).rounded())),
        abs(speed.factor - self.speed) < 1e-9
      else { throw TilawaError(.invalid, "the speed is 0.5 to 2 in steps of 0.05") }
      guard (0...100).contains(volume) else { throw TilawaError(.invalid, "the volume is 0 to 100") }
      return Player.Options(volume: volume, speed: speed)
    }
  }
}

/// The output of a range that is played.
public enum SoundOutput: Hashable, Sendable {
  /// The speakers, by the sound server of the user.
  case speakers
  /// A sound file, written faster than it would be heard. Its ending names the format: `wav`, `flac`, `ogg`, `opus` or
  /// `mp3`. An existing file is replaced only if `replacing` is true, and a file that the library plays never.
  case file(String, replacing: Bool = false)
}
