package import AppBase
import TilawaCore
import TilawaScripts
package import TilawaStore

/// The timer that looks every few minutes for notifications of courses.
package struct CourseTimer {
  /// The name of the timer, `course` or `coach`; also the command that runs.
  private let name: String
  private let role: StoredCourse.Role
  private let timer: UserTimer

  package init(_ role: StoredCourse.Role, environment: [String: String] = Surroundings.environment) {
    self.role = role
    name = role == .coach ? "coach" : "course"
    // Keep this timer apart from the reminders of once a day, whose times are listed.
    timer = UserTimer(name: name, unit: "tilawa-\(name)-notify", environment: environment)
  }

  /// Sets the timer, in place of an earlier one.
  ///
  /// - Parameter minutes: the time between two looks.
  /// - Throws: `Failure` 69 if there is neither systemd nor cron; nothing is set then.
  package func on(every minutes: Int) async throws -> CommandAnswer {
    let run = try timer.run(role == .coach ? "submissions" : "a course", [name, "notify", "--sync"])
    let units = SystemdUnits(every: minutes, of: run, for: .lookout(name, off: CommandHint(name, "notify", "off")))
    let runner = try await timer.on(units, crontab: CrontabLines(every: minutes, of: run))
    return CommandAnswer(
      [CourseSentences.noticesOn(minutes: minutes, runner: runner.name)],
      CourseTiming(on: true, minutes: minutes, by: runner.name), remarks: runner.remarks)
  }

  /// Removes the timer.
  package func off() async throws -> CommandAnswer {
    let wasSet = try await timer.off()
    return CommandAnswer(
      [wasSet ? CourseSentences.noticesOff : CourseSentences.wasNotSet], CourseSwitch(on: false))
  }

  /// Says what is set.
  package func status() async throws -> CommandAnswer {
    let runner = try await timer.runner()
    let advice = CourseSentences.offAdvice(command: CommandHint(name, "notify", "on"))
    return CommandAnswer(
      [runner.map { CourseSentences.onBy(runner: $0.name) } ?? advice], CourseSwitch(on: runner != nil))
  }
}
