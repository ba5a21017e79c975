/// What is done to a file: the same for the same seed.
struct Damage {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func apply(to original: [UInt8], splicing other: [UInt8]) -> [UInt8] {
    var bytes = original
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
    let patterns: [[UInt8]] = [
      [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0, 0, 0],
      [0, 0, 0, 0x80], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0xFF, 0x7F],
      [0x10, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0x10],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ]
    let pattern = patterns[Int.random(in: 0..<patterns.count, using: &random)]
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
