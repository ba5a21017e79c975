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
    if report.json { throw ValidationError(CommandOptionsSentences.outputAndJson) }
    if kind == .png, Terminal.isTerminal(1) { throw ValidationError(CommandOptionsSentences.pngOnTerminal) }
  }

  /// Writes the picture, and tells the name and size of a file.
  package func writeAndTell(_ drawing: Drawing, _ writing: WritingOptions, _ report: ReportOptions) throws {
    try write(drawing, writing, report)
    guard case .file(let path) = target else { return }
    let (width, height) = (drawing.width, drawing.height)
    let sentence = CommandOptionsSentences.picture(path: path, width: width, height: height)
    CommandAnswer([sentence], PictureWritten(file: path, width: width, height: height)).tell(report)
  }
}

/// A picture that was written, for programs. Members keep this order.
package struct PictureWritten: Encodable {
  private let file: String
  private let width: Int
  private let height: Int

  package init(file: String, width: Int, height: Int) {
    (self.file, self.width, self.height) = (file, width, height)
  }
}

/// The colours of a picture.
package enum PictureTheme: String, CaseIterable, ExpressibleByArgument { case light, dark }
