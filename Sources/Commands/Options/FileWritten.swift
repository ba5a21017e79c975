/// A file that was written, for programs. Members keep this order.
package struct FileWritten: Encodable {
  private let file: String
  /// The size; left out where the answer does not tell it.
  private let bytes: Int?

  package init(_ file: String, bytes: Int? = nil) { (self.file, self.bytes) = (file, bytes) }
}
