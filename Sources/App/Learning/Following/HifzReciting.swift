import TilawaHearing
import TilawaAudio
package import TilawaCore
import TilawaIntake
import TilawaStore

/// A page of the recent or old round said from memory, while the program listens.
package struct HifzReciting {
  /// The options of `recite` for the page.
  package let request: ReciteRequest

  /// - Returns: nil where the page is not said from memory; see `HifzBook.recitable`.
  package init?(_ task: HifzTask, of book: HifzBook) {
    guard let range = book.recitable(task) else { return nil }
    var request = ReciteRequest()
    (request.ranges, request.riwayah, request.mode) = (["\(range)"], book.riwayah, .hidden)
    self.request = request
  }

  /// Whether the sound server has a microphone, and the acoustic model is installed.
  package static var canHear: Bool {
    (try? PulseSource()) != nil && (try? AcousticModel.installed()) != nil
  }
}
