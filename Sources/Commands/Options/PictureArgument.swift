package import ArgumentParser
import AppBase
import TilawaConsole
import TilawaCore
package import TilawaDrawing

/// The target and the kind of a picture: `FILE.svg`, `FILE.png`, `svg:FILE`, `-`, `png:-`.
package struct PictureArgument: ExpressibleByArgument, Hashable {
  package enum Kind: String, CaseIterable { case svg, png }
  package enum Target: Hashable { case file(String), standardOutput }

  package let kind: Kind
  package let target: Target

  package init?(argument: String) {
    let prefixed = Kind.allCases.first { argument.hasPrefix("\($0.rawValue):") }
    let path = prefixed.map { String(argument.dropFirst($0.rawValue.count + 1)) } ?? argument
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    target = OutputTargets.isPrinted(path) ? .standardOutput : .file(path)
    guard let kind = prefixed ?? (path == "-" ? .svg : path.contains(".") ? Kind(rawValue: ending) : nil), !path.isEmpty
    else { return nil }
    self.kind = kind
  }

  package static var allValueStrings: [String] { ["FILE.svg", "FILE.png", "-"] }
  package static var defaultCompletionKind: CompletionKind { .file(extensions: ["svg", "png"]) }

  /// Writes the picture. A file gets its name only when it is complete.
  package func write(_ drawing: Drawing, _ writing: WritingOptions, _ report: ReportOptions) throws {
    let file: OutputTarget? =
      if case .file(let path) = target { try writing.target(path, report) } else { nil }
    let bytes =
      switch kind {
      case .svg: Array(drawing.svg().utf8)
      case .png: try drawing.png()
      }
    if let file { try OutputFile.write(bytes, to: file) } else { Terminal.put(bytes) }
  }

  /// Refuses outputs that cannot work.
  package func check(_ report: ReportOptions) throws {
    guard target == .standardOutput else { return }
    if report.json { throw ValidationError("-o - and --json both use standard output") }
    if kind == .png, Terminal.isTerminal(1) { throw ValidationError("a terminal cannot show a PNG: name a file") }
  }

  /// Writes the picture, and tells the name and size of a file.
  package func writeAndTell(_ drawing: Drawing, _ writing: WritingOptions, _ report: ReportOptions) throws {
    try write(drawing, writing, report)
    guard case .file(let path) = target else { return }
    CommandAnswer(
      ["\(path) · \(drawing.width) × \(drawing.height)"],
      .object([("file", .string(path)), ("width", .int(drawing.width)), ("height", .int(drawing.height))])
    ).tell(report)
  }
}

/// The colours of a picture.
package enum PictureTheme: String, CaseIterable, ExpressibleByArgument { case light, dark }
