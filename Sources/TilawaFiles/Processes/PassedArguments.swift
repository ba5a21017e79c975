import Glibc

/// Arguments that this program gets by its standard input: all users of a machine see those of a command line.
package enum PassedArguments {
  /// The only word of such a command line.
  package static let word = "--arguments-from-stdin"
  /// The most bytes of all arguments.
  private static let most = 4 << 20
  /// The digits of the length.
  private static let digits = 8

  /// Returns the bytes that begin the standard input: the length in eight hexadecimal digits, then the arguments, a zero byte
  /// after each. Other input may follow.
  package static func bytes(_ arguments: [String]) -> [UInt8] {
    let body = arguments.flatMap { $0.pathBytes.prefix { $0 != 0 } + [0] }
    let length = String(body.count, radix: 16)
    return Array((String(repeating: "0", count: max(0, digits - length.count)) + length).utf8) + body
  }

  /// Reads the arguments, and nothing behind them; nil where the input has another form.
  static func read(from descriptor: Int32) -> [String]? {
    guard isatty(descriptor) == 0, let head = bytes(digits, from: descriptor),
      head.allSatisfy("0123456789abcdef".utf8.contains),
      let length = Int(String(decoding: head, as: UTF8.self), radix: 16), length <= most,
      let body = bytes(length, from: descriptor), body.last ?? 0 == 0
    else { return nil }
    return body.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { String(pathBytes: $0) }
  }

  /// Makes arguments the standard input of this process, for the program that takes its place.
  ///
  /// - Returns: whether that was possible.
  package static func becomeInput(_ arguments: [String]) -> Bool {
    guard let file = tmpfile() else { return false }
    defer { fclose(file) }
    let bytes = bytes(arguments)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
      && lseek(fileno(file), 0, SEEK_SET) == 0 && dup2(fileno(file), STDIN_FILENO) >= 0
  }

  private static func bytes(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var piece = [UInt8](repeating: 0, count: min(count - bytes.count, 64 << 10))
      let got = Glibc.read(descriptor, &piece, piece.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += piece.prefix(got)
    }
    return bytes
  }
}
