/// The damage to a file: the same for the same seed.
///
/// Half of the times its shape stays, and numbers in it become such as no honest program writes; else its bytes are damaged.
struct Damage {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func apply(to original: [UInt8], of kind: Kind, splicing other: [UInt8]) -> [UInt8] {
    var bytes = original
    if Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if kind.isText { absurdText(&bytes) } else { absurdField(&bytes) }
      }
      if bytes != original { return bytes }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 16 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: flip(&bytes)
      case 1: overwrite(&bytes)
      case 2: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      case 3: bytes.insert(contentsOf: piece(of: bytes), at: place(in: bytes))
      case 4: bytes.removeSubrange(range(in: bytes))
      case 5: bytes.replaceSubrange(range(in: bytes), with: piece(of: other))
      default: extreme(&bytes)
      }
    }
    return bytes
  }

  // MARK: - Numbers that are absurd

  private static let numbers = [
    "0", "-0", "-1", "1", "2", "113", "114", "115", "999", "1000", "32768", "65536", "2147483647", "2147483648",
    "-2147483648", "4294967295", "4294967296", "1099511627776", "1099511627777", "4611686018427387904",
    "9223372036854775806", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
    "99999999999999999999999", "1e18", "1e19", "-1e19", "1e308", "1e309", "1e-320", "0.5", "-0.5",
    "999999999.999999999",
    "NaN", "1e1000000000", "٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٧", "3\u{301}",
  ]

  /// Puts another number in the place of one, or twice the text around it.
  private mutating func absurdText(_ bytes: inout [UInt8]) {
    var runs: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard (0x30...0x39).contains(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) || bytes[index] == 0x2E { index += 1 }
      runs.append(start..<index)
    }
    guard let run = runs.randomElement(using: &random), let number = Self.numbers.randomElement(using: &random) else {
      return
    }
    bytes.replaceSubrange(run, with: number.utf8)
  }

  /// Boxes, chunks and heads whose numbers count, place and measure.
  private static let fields: Set<UInt32> = Set(
    [
      "stts", "stsz", "stz2", "stsc", "stco", "co64", "ctts", "elst", "mdhd", "mvhd", "tkhd", "mehd", "sidx", "trun",
      "tfhd",
      "tfdt", "trex", "iTunSMPB", "stsd", "esds", "hdlr", "moov", "trak", "mdia", "mdat", "RIFF", "fmt ", "data",
      "ds64",
      "fact", "COMM", "SSND", "FORM", "desc", "pakt", "caff", "fLaC", "OggS", "Xing", "Info", "TTA1", "wvpk", "MAC ",
      "ID3\u{3}", "ID3\u{4}",
      "timi", "SQLi",
    ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })

  private static let patterns: [[UInt8]] = [
    [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 16], [0, 1, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0],
    [0xFF, 0xFF, 0xFF, 0xFE], [0xFF, 0xFF, 0xFF, 0xFF], [1, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80],
    [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0, 0, 0, 0, 0],
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x40, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0x40], [0xFF, 0xFF], [0, 0], [0, 1],
  ]

  /// Numbers behind the name of a box, each where one stands.
  private mutating func absurdField(_ bytes: inout [UInt8]) {
    var places: [Int] = []
    var name: UInt32 = 0
    // Heads stand at either end.
    let inner = min(bytes.count, 50_000)..<max(min(bytes.count, 50_000), bytes.count - 50_000)
    for (index, byte) in bytes.enumerated() where !inner.contains(index) {
      name = name << 8 | UInt32(byte)
      if index >= 3, Self.fields.contains(name) { places.append(index - 3) }
    }
    guard let place = places.randomElement(using: &random) else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let pattern = Self.patterns[Int.random(in: 0..<Self.patterns.count, using: &random)]
      // Sometimes the length before the name.
      let start = max(0, place + 4 * Int.random(in: -1...14, using: &random))
      for (offset, byte) in pattern.enumerated() where start + offset < bytes.count { bytes[start + offset] = byte }
    }
  }

  // MARK: - Bytes that are damaged

  /// A place in the file, half of the times among its headers.
  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0..<(Bool.random(using: &random) ? bytes.count : min(bytes.count, 512)), using: &random)
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 1...2000, using: &random))
  }

  private mutating func piece(of bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[range(in: bytes)] }

  private mutating func flip(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...16, using: &random) {
      bytes[place(in: bytes)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  private mutating func overwrite(_ bytes: inout [UInt8]) {
    let kind = Int.random(in: 0..<3, using: &random)
    for index in range(in: bytes) {
      bytes[index] = kind == 0 ? 0 : kind == 1 ? 0xFF : UInt8.random(in: 0...255, using: &random)
    }
  }

  /// Numbers that headers should not hold.
  private mutating func extreme(_ bytes: inout [UInt8]) {
    let pattern = Self.patterns[Int.random(in: 0..<Self.patterns.count, using: &random)]
    let start = place(in: bytes)
    for (offset, byte) in pattern.enumerated() where start + offset < bytes.count { bytes[start + offset] = byte }
  }
}

/// Random numbers that are the same on every run with the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
