import TilawaCore

/// The line for programs of `queue`. Members keep this order.
struct QueuedSession: Encodable {
  let riwayah: String
  let counting: String
  let units: [Unit]
  /// The ayat without audio.
  let missing: [String]
  /// The level of the session in LUFS; null where no loudness is known.
  @Nullable var target: JSONNumber?

  /// A part of a file, from and to a second of it.
  struct Place {
    let file: String
    let from: JSONNumber
    let to: JSONNumber

    init(_ slice: AudioSlice) {
      file = slice.file.path
      from = JSONNumber(frame: slice.start, in: slice.file)
      to = JSONNumber(frame: slice.end, in: slice.file)
    }
  }

  /// The loudness of a file, and its gain; null where they are not known.
  struct Level {
    let lufs: JSONNumber?
    let gain: JSONNumber?
  }

  /// A reciter who was passed over, and the reason.
  struct Refusal: Encodable {
    let reciter: String
    let why: String
  }

  /// A recording of a teacher.
  struct Recorded: Encodable {
    let id: String
    let title: String
    let date: String
  }

  /// A part of a file that is heard. Only one that is still to be fetched has `here` and `url`.
  struct Slice: Encodable {
    let place: Place
    let recording: Recorded?
    let isHere: Bool
    let url: String?

    private enum CodingKeys: String, CodingKey { case file, from, to, recording, here, url }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(place.file, forKey: .file)
      try container.encode(place.from, forKey: .from)
      try container.encode(place.to, forKey: .to)
      try container.encode(recording, forKey: .recording)
      guard !isHere else { return }
      try container.encode(isHere, forKey: .here)
      try container.encode(url, forKey: .url)
    }
  }

  /// A basmalah before an ayah.
  struct Basmalah: Encodable {
    let reciter: String
    let place: Place
    let level: Level

    private enum CodingKeys: String, CodingKey { case reciter, file, from, to, lufs, gain }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reciter, forKey: .reciter)
      try container.encode(place.file, forKey: .file)
      try container.encode(place.from, forKey: .from)
      try container.encode(place.to, forKey: .to)
      try container.encode(level.lufs, forKey: .lufs)
      try container.encode(level.gain, forKey: .gain)
    }
  }

  /// An ayah or a unit, and its source; null for what it does not have.
  struct Unit: Encodable {
    let ref: String
    let role: String
    let reciter: String?
    let kind: String?
    let riwayah: String?
    let slices: [Slice]
    let opening: String?
    let basmalah: Basmalah?
    /// Whether the times of its words are known.
    let words: Bool
    /// The reciters who were passed over.
    let tried: [Refusal]
    let level: Level

    private enum CodingKeys: String, CodingKey {
      case ref, role, reciter, kind, riwayah, slices, opening, basmalah, words, tried, lufs, gain
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(ref, forKey: .ref)
      try container.encode(role, forKey: .role)
      try container.encode(reciter, forKey: .reciter)
      try container.encode(kind, forKey: .kind)
      try container.encode(riwayah, forKey: .riwayah)
      try container.encode(slices, forKey: .slices)
      try container.encode(opening, forKey: .opening)
      try container.encode(basmalah, forKey: .basmalah)
      try container.encode(words, forKey: .words)
      try container.encode(tried, forKey: .tried)
      try container.encode(level.lufs, forKey: .lufs)
      try container.encode(level.gain, forKey: .gain)
    }
  }
}
