import Synchronization

/// Whether faults happen.
final class Risk: Sendable {
  private let on = Mutex(false)
  var isOn: Bool {
    get { on.withLock { $0 } }
    set { on.withLock { $0 = newValue } }
  }
}

/// Random numbers from a seed (SplitMix64).
final class Random: Sendable {
  private let state: Mutex<UInt64>

  init(seed: UInt64) { state = Mutex(seed &+ 0x1234_5678_9abc_def0) }

  func next() -> UInt64 {
    state.withLock { state in
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Whether one of so many comes true.
  func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  func hex() -> String {
    let digits = String(next(), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    guard values.count > 1 else { return values }
    for index in stride(from: values.count - 1, to: 0, by: -1) { values.swapAt(index, number(0...index)) }
    return values
  }
}
