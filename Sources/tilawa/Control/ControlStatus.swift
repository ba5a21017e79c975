import TilawaCore
import TilawaDesktop

/// What a player says of itself, in a line for people.
enum ControlStatus {
  /// "playing 2:3 · Rep 2/3 · Pass 1/5 · husary · hafs (kufi) · 0:12 of 1:40 · 0.75×".
  static func words(_ status: ControlValue) -> String {
    func text(_ name: String) -> String? { status[name]?.text }
    let state = text("state") ?? "unknown"
    var parts = [[state, text("ref")].compactMap(\.self).joined(separator: " ")]
    if let title = status["intermission"]?["title"]?.text { parts.append(title) }
    parts += [counter("Rep", text("play"), text("plays")), counter("Pass", text("pass"), text("passes"))]
      .compactMap(\.self)
    parts += [text("reciter"), text("riwayah")].compactMap(\.self)
    if let heard = text("whole_heard").flatMap(Double.init), let length = text("whole_length").flatMap(Double.init) {
      parts.append("\(clock(heard)) of \(clock(length))")
    }
    if let speed = text("speed"), speed != "1" { parts.append("\(speed)×") }
    if let volume = text("volume"), volume != "100" { parts.append("volume \(volume)%") }
    if let endless = text("endless"), endless != "none" { parts.append("\(endless) for ever") }
    if let awaited = text("waiting_for") { parts.append("fetching \(awaited)") }
    return parts.joined(separator: " · ")
  }

  /// "Rep 2/3"; nil for what is heard once.
  private static func counter(_ name: String, _ done: String?, _ all: String?) -> String? {
    guard let done, let all, all != "1" else { return nil }
    return "\(name) \(done)/\(all == "forever" ? "∞" : all)"
  }

  private static func clock(_ seconds: Double) -> String { Lengths.time(Int(seconds)) }
}
