package import TilawaCore

/// A reciter for programs. Members keep this order.
package struct ReciterValue: Encodable {
  private let id: String
  private let name: String
  private let riwayah: String
  private let counting: String
  private let kind: String

  package init(_ reciter: Reciter) {
    (id, name) = (reciter.id, reciter.name)
    (riwayah, counting, kind) = (reciter.riwayah.rawValue, reciter.counting.rawValue, reciter.kind.rawValue)
  }
}
