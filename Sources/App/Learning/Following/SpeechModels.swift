package import AppBase
import FoundationEssentials
import Glibc
import TilawaCore
package import TilawaHearing
import TilawaIntake
import TilawaStore

/// The speech models of the user. Each is a file of a folder of the configuration that says where the parts of the model are.
package struct SpeechModels {
  /// A speech model, and its files as they were when it was tried.
  package struct Entry: Codable {
    package let model: SpeechModel
    fileprivate let sizes: [String: Int]
  }

  private static let mostBytes = 1 << 20
  private static let library = "libsherpa-onnx-c-api.so"
  /// Large models load slowly from a slow disk.
  private static let patience = Duration.seconds(120)

  private let context: AppContext
  private var folder: String { context.folders.config + "/speech-models" }

  package init(_ context: AppContext) { self.context = context }

  // MARK: - Listing

  /// Returns all models by name.
  package func all() throws -> [SpeechModel] {
    try FolderListing.namesIfThere(in: folder).filter { $0.hasSuffix(".json") }.map {
      try entry(String($0.dropLast(5))).model
    }
  }

  /// Returns a model whose files are those that were tried.
  ///
  /// - Throws: `Failure`, no input, where it is not known, or its files have changed.
  package func named(_ name: String) throws -> SpeechModel {
    let entry = try entry(name)
    for (path, size) in entry.sizes where Self.size(path) != size {
      let command = CommandHint("speech", "add", "FOLDER", "--name", name)
      throw Failure(.noInput, LearningSentences.modelChanged(path: path, command: command))
    }
    return entry.model
  }

  /// Returns the model of this name, or the one that is installed with the program.
  package func hearing(_ name: String?) throws -> any HearingModel {
    guard let name else { return try AcousticModel.installed() }
    return try named(name)
  }

  private func entry(_ name: String) throws -> Entry {
    try Self.check(name)
    let path = "\(folder)/\(name).json"
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(.noInput, LearningSentences.noModel(name: name, command: CommandHint("speech", "list")))
    }
    do {
      return try JSONDecoder().decode(Entry.self, from: Data(WholeFile.read(path, atMost: Self.mostBytes)))
    } catch is DecodingError {
      throw Failure(.unreadable, LearningSentences.notAModel(path: path))
    }
  }

  // MARK: - Changes

  /// Adds the model of a folder, after another process has tried it.
  ///
  /// - Parameters:
  ///   - kind: its kind; nil: as the names of the folder and its files say.
  ///   - name: its name; nil: that of the folder.
  ///   - library: the library of sherpa-onnx; nil: the one that the system's loader finds.
  /// - Throws: `Failure` where the folder holds no model, or sherpa-onnx cannot hear with it.
  package func add(_ path: String, kind: SpeechModel.Kind?, name: String?, library: String?) async throws -> SpeechModel
  {
    let url = URL(filePath: Background.absolute(path)).standardized
    let name = name ?? url.lastPathComponent
    try Self.check(name)
    let files: [String]
    do { files = try FolderListing.names(in: url.path) } catch {
      throw Failure(.noInput, LearningSentences.noFolder(path: path))
    }
    let found = try SpeechModelFolder(url.path, files).model(kind, named: name)
    let tokens = try WholeFile.read(found.files[.tokens] ?? "", atMost: 16 * Self.mostBytes)
    guard let alphabet = SpeechAlphabet(tokens: String(decoding: tokens, as: UTF8.self)) else {
      throw Failure(.unreadable, LearningSentences.noArabic(path: path))
    }
    let model = SpeechModel(
      name: name, kind: found.kind, alphabet: alphabet, library: library.map(Background.absolute) ?? Self.library,
      files: found.files)
    try await attempt(model)
    let sizes = Dictionary(uniqueKeysWithValues: Set(model.files.values).map { ($0, Self.size($0) ?? 0) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try WholeFile.write(
      Array(encoder.encode(Entry(model: model, sizes: sizes))) + [10], named: name + ".json", in: folder)
    return model
  }

  /// Forgets a model; its files stay.
  package func remove(_ name: String) throws -> SpeechModel {
    let model = try entry(name).model
    try FileManager.default.removeItem(atPath: "\(folder)/\(name).json")
    return model
  }

  /// Loads a model and lets it hear a second of tones, which are no words; for a process of its own.
  package static func hearTones(_ description: String) throws {
    guard let model = try? JSONDecoder().decode(SpeechModel.self, from: Data(description.utf8)) else {
      throw Failure(.unreadable, LearningSentences.notAModel(path: String(description.prefix(60)).printableLine))
    }
    let source = try model.begin()
    let samples = (0..<24_000).map { Float($0 < 16_000 ? 0.2 * sin(Double($0) * 0.17) : 0) }
    _ = try samples.withUnsafeBufferPointer { try source.add($0) }
    _ = try source.finish()
  }

  /// Tries a model in another process: sherpa-onnx ends the process that gives it a file of another kind.
  private func attempt(_ model: SpeechModel) async throws {
    let description = String(decoding: try JSONEncoder().encode(model), as: UTF8.self)
    let outcome = await OtherProgram.run(
      try Background.program(), passing: ["speech", "try", description], ProcessInfo.processInfo.environment,
      timeout: Self.patience)
    guard let outcome else { throw Failure(.ioError, LearningSentences.noProcess) }
    guard outcome.status != 0 else { return }
    // The program's own words begin with its name, and name the model; those of sherpa-onnx do neither.
    let own = "tilawa: \(model.name): "
    let why = outcome.complaint.map { Sentence(verbatim: $0.hasPrefix(own) ? String($0.dropFirst(own.count)) : $0) }
    throw Failure(
      .unreadable,
      LearningSentences.modelFails(
        model: model.name, reason: why ?? LearningSentences.modelCannotHear(kind: model.kind.rawValue)))
  }

  // MARK: - Names and files

  private static func check(_ name: String) throws {
    let isName = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) }
    guard isName, !name.isEmpty, name.utf8.count <= 80, !name.hasPrefix("."), !name.hasPrefix("-") else {
      throw Failure(.usage, LearningSentences.modelNameForm(name: name))
    }
  }

  private static func size(_ path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
  }
}

/// The files of a folder as the parts of a speech model.
private struct SpeechModelFolder {
  private let path: String
  private let networks: [String]
  private let tokens: String?

  init(_ path: String, _ names: [String]) {
    self.path = path
    // A model with weights of one byte is quicker, and its words are the same.
    networks = names.filter { $0.hasSuffix(".onnx") }.sorted {
      ($0.contains("int8") ? 0 : 1, $0) < ($1.contains("int8") ? 0 : 1, $1)
    }
    tokens = names.first { $0 == "tokens.txt" } ?? names.first { $0.hasSuffix("tokens.txt") }
  }

  private func file(_ part: SpeechModel.Part) -> String? {
    switch part {
    case .tokens: tokens
    case .model: networks.first { !$0.contains("coder") && !$0.contains("joiner") }
    default: networks.first { $0.contains(part.rawValue) }
    }
  }

  func model(
    _ kind: SpeechModel.Kind?, named name: String
  ) throws -> (kind: SpeechModel.Kind, files: [SpeechModel.Part: String]) {
    guard let kind = kind ?? guess() else {
      throw Failure(.usage, LearningSentences.unknownKind(path: path))
    }
    var files: [SpeechModel.Part: String] = [:]
    for part in kind.parts {
      guard let file = file(part) else {
        throw Failure(
          .noInput,
          part == .tokens
            ? LearningSentences.noTokens(path: path, kind: kind.rawValue)
            : LearningSentences.noPart(path: path, kind: kind.rawValue, part: part.rawValue))
      }
      files[part] = "\(path)/\(file)"
    }
    return (kind, files)
  }

  /// The kind by the parts that are there, and by words in the names.
  private func guess() -> SpeechModel.Kind? {
    let words = (path.split(separator: "/").last.map(String.init) ?? "") + " " + networks.joined(separator: " ")
    let name = words.lowercased()
    if file(.joiner) != nil { return name.contains("streaming") ? .streamingTransducer : .transducer }
    if file(.encoder) != nil, file(.decoder) != nil { return .whisper }
    if name.contains("nemo") || name.contains("conformer") { return .nemoCTC }
    if name.contains("zipformer") { return .zipformerCTC }
    return name.contains("omnilingual") ? .samplesCTC : nil
  }
}
