import Synchronization
import TilawaCore
import TilawaStore

/// The text that was searched last, kept for the next recording of the same riwayah and range.
final class KeptText: Sendable {
  private struct Last {
    let riwayah: Riwayah
    let range: AyahRange?
    let text: SearchedQuran
  }

  private let last = Mutex<Last?>(nil)

  /// Returns the text of a riwayah and a range, made anew if the last one was another.
  func text(
    of riwayah: Riwayah, within range: AyahRange?, _ make: () throws(StoreError) -> SearchedQuran
  ) throws(StoreError) -> SearchedQuran {
    if let last = last.withLock({ $0 }), last.riwayah == riwayah, last.range == range { return last.text }
    let text = try make()
    last.withLock { $0 = Last(riwayah: riwayah, range: range, text: text) }
    return text
  }
}
