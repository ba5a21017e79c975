import TilawaCore

/// A program to start at the times of a schedule, with its arguments and its environment.
package struct ScheduledRun: Hashable, Sendable {
  /// The name for people, such as `morning.yaml`.
  package let title: String
  /// The full path of the program.
  package let program: String
  /// The words behind the name of the program.
  package let arguments: [String]
  /// `NAME=value`, of what it would not find by itself.
  package let environment: [String]

  package init(title: String, program: String, arguments: [String], environment: [String] = []) {
    self.title = title
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Whether one line can hold it: there is no control character in it.
  package var fitsOnLine: Bool { !([title, program] + arguments + environment).contains(where: \.holdsControl) }
}
