package import TilawaCore

extension LastSession {
  /// What is typed to hear it from its beginning.
  ///
  /// - Parameters:
  ///   - riwayah: that is taken by itself.
  ///   - order: ids of those who are asked by themselves.
  package func command(riwayah usual: Riwayah, order: [String]) -> String {
    var request = PlayRequest(spec)
    if riwayah != usual { request.riwayah = riwayah }
    if reciters != order || spec.voices == .all { request.reciters = reciters }
    if missing == .fill || missing == .fail { request.missing = missing }
    return (["tilawa", "play"] + request.words).joined(separator: " ")
  }
}
