/// The way in which right-to-left text gets its visual order on a terminal. Letters are joined by the terminal or its
/// font in every case.
package enum Bidi: String, CaseIterable, Hashable, Sendable {
  /// The letters are sent in their logical order; the terminal reorders them.
  case terminal
  /// The letters are sent in their logical order; they are not reordered.
  case none
  /// The letters are sent in their visual order from the left; the terminal keeps it.
  case visual
}
