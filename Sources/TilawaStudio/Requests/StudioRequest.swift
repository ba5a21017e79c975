package import TilawaCore

/// A thing that the page may ask for: a command of the program, and the values that it takes.
///
/// Every action of the page is a command: there is no other way from the page to the library.
package struct StudioRequest: Sendable {
  /// A value of a request.
  package enum Parameter: Hashable, Sendable {
    /// One argument.
    case word(String)
    /// One argument that may be left out.
    case optional(String)
    /// Arguments, one or more.
    case words(String)
    /// The id of a recording, or `last`: one argument of a command that would also take the path of a file.
    case recording(String)
    /// An option with a value, perhaps several times.
    case option(String)
    /// An option without a value.
    case flag(String)
  }

  /// The effect: it reads, it changes something and is sent by POST, or it gives a file that the command writes.
  package enum Effect: Hashable, Sendable { case reads, changes, gives }

  /// The browsers that may ask: all, or only those of this machine.
  package enum Place: Hashable, Sendable { case anywhere, machine }

  /// Whether the program ends with its answer, or plays on after it.
  package enum Ending: Hashable, Sendable { case ends, playsOn }

  /// The name in the address, below `/api/`.
  package let name: String
  package let effect: Effect
  package let place: Place
  let ending: Ending
  /// The words of the command, before all values.
  let command: [String]
  let parameters: [Parameter]
  /// The longest time that it may take.
  let timeout: Duration

  init(
    _ name: String, _ effect: Effect, _ command: String, _ parameters: [Parameter] = [],
    within timeout: Duration = .seconds(30), at place: Place = .anywhere, then ending: Ending = .ends
  ) {
    self.name = name
    self.effect = effect
    self.command = command.split(separator: " ").map(String.init)
    self.parameters = parameters
    self.timeout = timeout
    self.place = place
    self.ending = ending
  }

  /// The name of the file that it gives, while it is written.
  var fileName: String { command == ["course", "new"] ? "course.yaml" : "course.tilawa" }

  /// A value that a request does not take.
  package struct Fault: Error, Hashable {
    package let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }
  }

  /// The longest value, in bytes.
  private static let longest = 4096
  /// The most values of one request.
  private static let most = 500

  /// Returns the arguments of the command.
  ///
  /// - Parameter values: by their names, in the order in which they came.
  package func arguments(_ values: [(name: String, value: String)]) throws(Fault) -> [String] {
    guard values.count <= Self.most else { throw Fault(StudioSentences.tooManyValues) }
    for (name, value) in values {
      guard parameters.contains(where: { $0.name == name }) else {
        throw Fault(StudioSentences.valueUnknown(request: self.name, name: String(name.prefix(40))))
      }
      guard value.utf8.count <= Self.longest, !value.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
        throw Fault(StudioSentences.valueTooLong(name: name))
      }
    }
    var options: [String] = []
    var words: [String] = []
    for parameter in parameters {
      let given = values.filter { $0.name == parameter.name }.map(\.value)
      switch parameter {
      case .word(let name):
        guard given.count == 1, !given[0].isEmpty else { throw Fault(StudioSentences.valueMissing(name: name)) }
        words += try Self.plain(given, name)
      case .optional(let name):
        guard given.count <= 1 else { throw Fault(StudioSentences.valueTwice(name: name)) }
        words += try Self.plain(given.filter { !$0.isEmpty }, name)
      case .recording(let name):
        guard given.count == 1, given[0] == "last" || Self.isID(given[0]) else {
          throw Fault(StudioSentences.valueNoId(name: name))
        }
        words += given
      case .words(let name): words += try Self.plain(given.filter { !$0.isEmpty }, name)
      case .option(let name): options += given.filter { !$0.isEmpty }.map { "--\(name)=\($0)" }
      case .flag(let name): if given.contains("true") { options.append("--\(name)") }
      }
    }
    return command + options + ["--json"] + words
  }

  /// Whether a text is an id, or the beginning of one: hexadecimal digits, as of a SHA-256.
  package static func isID(_ text: String) -> Bool {
    (4...64).contains(text.utf8.count) && Hex.isDigits(text)
  }

  /// Refuses arguments that the command would read as options.
  private static func plain(_ values: [String], _ name: String) throws(Fault) -> [String] {
    for value in values where value.hasPrefix("-") && value != "-" {
      throw Fault(StudioSentences.valueHyphen(name: name))
    }
    return values
  }
}

extension StudioRequest.Parameter {
  /// The name under which its value comes.
  var name: String {
    switch self {
    case .word(let name), .optional(let name), .words(let name), .recording(let name), .option(let name),
      .flag(let name):
      name
    }
  }
}
