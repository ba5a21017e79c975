import AppBase
package import TilawaCore

extension LastSession {
  /// Returns the command that plays the session from its beginning.
  ///
  /// - Parameters:
  ///   - riwayah: the default riwayah.
  ///   - order: the ids of the reciters that are asked by default.
  package func command(riwayah usual: Riwayah, order: [String]) -> CommandHint {
    var request = PlayRequest(spec)
    if riwayah != usual { request.riwayah = riwayah }
    if reciters != order || spec.voices == .all { request.reciters = reciters }
    if missing == .fill || missing == .fail { request.missing = missing }
    return CommandHint(words: ["play"] + request.words)
  }
}
