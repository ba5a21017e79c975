// Thirty simulated memorisers over three years: is any page past its cycle, and is any day too full?
//
//     memorising [DATABASE] [--days N] [--seed N]
//
// Prints a line for each student; ends with 1 where a rule is broken.

import Foundation
import TilawaCore
import TilawaStore
import TilawaTestSupport

var words = Array(CommandLine.arguments.dropFirst())

func number(after name: String, in words: inout [String]) -> Int? {
  guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
  defer { words.removeSubrange(place...place + 1) }
  return Int(words[place + 1])
}

let days = number(after: "--days", in: &words) ?? 1095
let seed = number(after: "--seed", in: &words) ?? 22
let structure = try QuranDatabase(path: words.first ?? "Resources/quran.sqlite", cache: "/tmp").structure
let measure = HifzMeasure(structure)
// The days have changes of the clock in both hemispheres and three months of Ramadan.
let start = CalendarDay("2025-12-01") ?? CalendarDay(number: 20_423)

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func share(_ part: Int, _ all: Int) -> Double { Double(part) / Double(max(1, all)) }

func percent(_ value: Double) -> String { "\((value * 1000).rounded() / 10)%" }

var (late, worst, isBroken) = (0, 0.0, false)
print("worked  min/day  known  past cycle  recovered in   over 1.2  most    student")
for (index, student) in HifzStudent.all(of: HifzPages(structure).count).enumerated() {
  var simulation = HifzSimulation(student, in: structure, from: start, seed: UInt64(seed + index))
  let outcome = simulation.run(days: days)
  let over = share(outcome.over, outcome.worked)
  let minutes = measure.minutes(of: share(outcome.words, outcome.worked), secondsOfLine: HifzMeasure.secondsOfLine)
  (late, worst) = (late + outcome.late, max(worst, over))
  isBroken = isBroken || outcome.late > 0 || over > 0.01
  let cells = [
    ("\(outcome.worked)", 6), ("\(Int(minutes.rounded()))", 9), (percent(share(outcome.known, outcome.hearings)), 7),
    ("\(outcome.late)", 12), ("\(outcome.recovery) d", 15), (percent(over), 10),
    ("\((outcome.most * 100).rounded() / 100)", 7),
  ]
  print(cells.map(column).joined() + "   " + student.name)
}
print("pages past their cycle: \(late); days over 1.2 times the plan, worst student: \(percent(worst))")
if isBroken { exit(1) }
