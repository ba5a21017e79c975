import AppRecordings
import ArgumentParser
import CommandOptions
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaStore

// The work that the options ask for.

extension ImportCommand {
  /// The importer of recordings into a library.
  func importer(into library: Library, _ quran: QuranDatabase) -> RecordingImporter {
    RecordingImporter(
      library: library, structure: quran.structure,
      survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { RecordingFacts.read($0) },
      phrases: { [phrases = QuranPhrases(quran)] in try phrases.search() })
  }

  /// Checks the range of several recordings before any of them is read.
  func check(_ range: String, _ usual: Riwayah, _ library: Library, _ structure: QuranStructure) throws {
    let known = try reciter.flatMap { try library.reciters.named($0) }
    let recited = riwayah ?? known?.riwayah ?? usual
    let parser = RangeParser(
      structure: structure.divided(as: recited), counting: counting ?? known?.counting ?? recited.counting)
    _ = try parser.parse(range)
  }

  /// The task and the size of each recording.
  func tasks(_ named: RecordingPaths?, by reciter: String?, usual: Riwayah) throws -> [ImportTaking.Task] {
    func filled(_ request: RecordingImporter.Request, labels: String?) -> RecordingImporter.Request {
      var request = self.filled(request, labels: labels)
      (request.reciter, request.usual) = (reciter, usual)
      return request
    }
    guard let named else {
      return [ImportTaking.Task(request: filled(RecordingImporter.Request(.standardInput), labels: labels), size: 0)]
    }
    guard !named.items.isEmpty else {
      throw Failure(.noInput, RecordingCommandsSentences.foundNone(paths: paths.joined(separator: " ")))
    }
    let isOne = named.items.count == 1
    guard title == nil || isOne else {
      throw ValidationError(RecordingCommandsSentences.titleForOne(count: named.items.count))
    }
    let folder = try labelFolder()
    guard labels == nil || folder != nil || isOne else {
      throw ValidationError(RecordingCommandsSentences.labelsForOne)
    }
    return named.items.map { item in
      var request = RecordingImporter.Request(.file(item.path))
      request.fallback = item.folder?.split(separator: "/").last.map { String($0).readablePath }
      request.known = item.folder == nil ? .changed : .left
      request.placement = link ? .linked : .copied
      let own = folder.map { ImportTaking.labels(of: item, in: $0) } ?? labels.map(Disk.standardized)
      request = filled(request, labels: own)
      guard !isOne, own == nil, !isUnheard else { return ImportTaking.Task(request: request, size: item.size) }
      // The range belongs to all recordings together; each is searched for its part of it.
      request.range = nil
      return ImportTaking.Task(request: request, size: item.size, within: range)
    }
  }

  private func filled(_ request: RecordingImporter.Request, labels: String?) -> RecordingImporter.Request {
    var request = request
    request.labels = labels
    request.riwayah = riwayah
    request.counting = counting
    request.range = range
    request.title = title
    request.recorded = date?.seconds
    request.place = last ? .last : nil
    request.moving = moving
    return request
  }

  private var moving: RecordingImporter.Request.Moving {
    if move { return .allowed }
    guard Terminal.isTerminal(0), Terminal.isTerminal(2), !report.json, !paths.contains("-") else { return .refused }
    return .asked { recording, name in
      ProgressBar.clear()
      return try Question.isGranted(
        RecordingCommandsSentences.moveRecording(
          title: recording.title, id: recording.id, owner: recording.reciter.name, name: name
        ).text,
        otherwise: RecordingCommandsSentences.toMove(name: name).text)
    }
  }

  /// The folder that `--labels` names; nil for a file.
  private func labelFolder() throws -> String? {
    guard let labels, Disk.isFolder(labels) else { return nil }
    return Disk.standardized(labels)
  }
}
