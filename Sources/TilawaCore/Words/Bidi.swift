/// Who puts text from right to left into the order in which it is seen on a terminal. Letters are joined by the terminal or its
/// font in every case.
package enum Bidi: String, CaseIterable, Hashable, Sendable {
  /// The letters are sent in their order; the terminal turns them.
  case terminal
  /// The letters are sent in their order; nobody turns them.
  case none
  /// The letters are sent in the order in which they are seen from the left; the terminal leaves it.
  case visual
}
