import ArgumentParser
import TilawaAudio
import TilawaDrawing

/// Where a picture goes, and as what: `FILE.svg`, `FILE.png`, `svg:FILE`, `-`, `png:-`.
struct PictureArgument: ExpressibleByArgument, Hashable {
  enum Kind: String, CaseIterable { case svg, png }
  enum Target: Hashable { case file(String), standardOutput }

  let kind: Kind
  let target: Target

  init?(argument: String) {
    let prefixed = Kind.allCases.first { argument.hasPrefix("\($0.rawValue):") }
    let path = prefixed.map { String(argument.dropFirst($0.rawValue.count + 1)) } ?? argument
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    target = path == "-" ? .standardOutput : .file(path)
    guard let kind = prefixed ?? (path == "-" ? .svg : path.contains(".") ? Kind(rawValue: ending) : nil), !path.isEmpty
    else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { ["FILE.svg", "FILE.png", "-"] }
  static var defaultCompletionKind: CompletionKind { .file(extensions: ["svg", "png"]) }

  /// Writes the picture; a file appears under its name when it is complete.
  func write(_ drawing: Drawing) throws {
    let bytes =
      switch kind {
      case .svg: Array(drawing.svg().utf8)
      case .png: try drawing.png()
      }
    switch target {
    case .standardOutput: Terminal.put(bytes)
    case .file(let path): try OutputFile.write(bytes, to: path)
    }
  }
}
