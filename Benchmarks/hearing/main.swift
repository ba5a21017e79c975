// The acoustic model at work, for `Benchmarks/ear`. JOBS has a line for each sound: its name, its file, and its ayat in order, as
// SSSAAA parted by commas, parted by tabs; "+" stands before a basmalah that may be left out.
//
// hearing errors MODEL JOBS         for each sound: its name, the units of the text, those that the best path has wrong.
// hearing words MODEL JOBS          for each word of each sound: the sound's name, the ayah and the word in it from 1, start and end in
//                                   seconds, by `PhonemeAligner`.
// hearing follow MODEL JOBS SEED    follows each sound as it arrives, with a text in which words are changed: one in eight is replaced by
//                                   any other or by a similar one, or is added. For each word of that text: the sound's name, the word,
//                                   what was done to it, whether it was heard and what its outputs say (SlipTrial).
// hearing judge MODEL JOBS [paced]  judges each sound as it arrives: the sound's name, then what `JudgeTrial` says of each word. With
//                                   `paced`, by the pace of its first minute, as a file or a student who is known.
// hearing calibrate MODEL JOBS [paced]   the sound's name, and what `recite calibrate` keeps of its voice.
// hearing judge MODEL JOBS VOICES [paced]   the same as judge, each sound in the voice of the line of the file VOICES with its name.
// hearing rows MODEL JOBS FOLDER    writes for each sound `NAME.rows` and `NAME.levels`: `follow` and `judge` take a file of rows in place of a
//                                   sound, and need a fifth of the time for it.
// hearing wordtable MODEL JOBS      prints the source of the table of the words of the Quran (WordTable).
// hearing units MODEL JOBS          JOBS has lines of surahs: RIWAYAH, a table of King Fahd's texts or - for the text of the program, and a number. For
//                                   each word: riwayah, surah, ayah, number from 1, and its units with a stop after each ayah.
// hearing rivals MODEL JOBS         follows each sound with its own text: for each word what `RivalTrial` says of it and of other sounds in it.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing

let arguments = CommandLine.arguments
let model = try AcousticModel([UInt8](Data(contentsOf: URL(filePath: arguments[2]))))
let texts = try Texts("Resources/quran.sqlite")
let lines = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
let jobs = try (arguments[1] == "units" ? [] : lines).map { line in
  let fields = line.split(separator: "\t").map(String.init)
  return Job(name: fields[0], file: fields[1], parts: try texts.parts(fields[2]))
}
let isPaceKnown = arguments.last == "paced"
let voices = try Voices(arguments[1] == "judge" ? arguments.dropFirst(4).first { $0 != "paced" } : nil)
switch arguments[1] {
case "errors":
  for job in jobs {
    let (units, wrong) = try job.errors(model)
    print(job.name, units, wrong, separator: "\t")
    fflush(nil)
  }
case "follow":
  var trial = try SlipTrial(texts, seed: UInt64(arguments[4]) ?? 1)
  for job in jobs {
    for line in try trial.follow(job, model) { print(job.name, line, separator: "\t") }
    fflush(nil)
  }
case "judge":
  for job in jobs {
    var measured = JudgeTrial(job, hopsInFrame: model.hopsInFrame)
    let pace = isPaceKnown ? try measured.pace(job, model) : nil
    var trial = JudgeTrial(job, hopsInFrame: model.hopsInFrame, voices[job.name])
    for line in try trial.lines(job, pace?.fit(model) ?? model) { print(job.name, line, separator: "\t") }
    fflush(nil)
  }
case "calibrate":
  for job in jobs {
    var measured = JudgeTrial(job, hopsInFrame: model.hopsInFrame)
    let pace = try measured.pace(job, model)
    var trial = JudgeTrial(job, hopsInFrame: model.hopsInFrame)
    _ = try trial.lines(job, isPaceKnown ? pace?.fit(model) ?? model : model)
    print(job.name, trial.calibration(pace), separator: "\t")
    fflush(nil)
  }
case "rivals":
  for job in jobs {
    for line in try RivalTrial(job).lines(job, model) { print(job.name, line, separator: "\t") }
    fflush(nil)
  }
case "rows":
  for job in jobs { try job.write(to: arguments[4], model) }
case "wordtable":
  for line in try WordTable(texts).lines { print(line) }
case "units":
  for line in lines { for word in try texts.units(line.split(separator: "\t").map(String.init)) { print(word) } }
case "words":
  for job in jobs {
    for line in try job.words(model) { print(job.name, line, separator: "\t") }
    fflush(nil)
  }
default:
  fatalError("errors, words, follow, judge, calibrate, rivals, rows, units or wordtable, not \(arguments[1])")
}
