import AppBase
package import TilawaCore

extension CourseBook {
  /// Returns the student whom a name means: the whole name, its beginning, a part of it, or the beginning of the key.
  package func student(_ name: String) throws -> CourseRecord {
    let (wanted, all) = (name.lowercased(), Array(fold.records.values))
    let begun = all.filter { $0.name.lowercased().hasPrefix(wanted) }
    if begun.count == 1, let only = begun.first { return only }
    switch NameChoice(name, among: all, names: { [$0.name] }) {
    case .one(let record): return record
    case .several(let records):
      let names = records.prefix(5).map { "\($0.name) (\($0.student.prefix(8)))" }.sorted().listed
      throw Failure(.usage, CourseSentences.ambiguousName(name: name, names: names))
    case .none:
      let keyed = wanted.count >= 8 ? all.filter { $0.student.hasPrefix(wanted) } : []
      guard keyed.count == 1 else {
        throw Failure(
          .noInput, CourseSentences.noStudent(name: name, command: CommandHint("coach", "students")))
      }
      return keyed[0]
    }
  }
}
