import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

/// Surah 2 of the miniature Quran in one file: five ayat of two words, word n of it the tone n for 100 ms.
@Suite(.serialized) struct WordEventTests {
  private static let rate = 8000
  private static let each = rate / 10
  let sink = MemorySink()
  let structure = MiniatureQuran.structure

  private func session(
    _ ranges: [String], _ basis: TimedWord.Basis = .told, change: (inout SessionSpec) -> Void = { _ in }
  ) throws -> (session: Session, words: WordFinder) {
    let file = ToneDecoder.file(1, count: 10, frames: Self.each, rate: Self.rate)
    let start = structure.span(ofSurah: 2).start
    let segments = (1...5).map { number in
      let span = structure.span(of: AyahRef(surah: 2, ayah: number))
      return SourceSegment(
        content: .text(span),
        slice: AudioSlice(file: file, start: (span.start - start) * Self.each, end: (span.end - start) * Self.each))
    }
    let times: WordTimes = { _, span in
      (span.start..<span.end).map { word in
        let at = Duration.milliseconds(100 * (word - start))
        return TimedWord(word: word, start: at, end: at + .milliseconds(80), basis: basis)
      }
    }
    let offer = ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer], words: times)
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    var spec = SessionSpec(ranges: try parser.parse(ranges))
    change(&spec)
    return (
      try Session(spec, in: structure, from: resolver),
      WordFinder(structure: structure, counting: .kufi, times: times)
    )
  }

  private func player(_ ranges: String..., change: (inout SessionSpec) -> Void = { _ in }) throws -> Player {
    let (session, words) = try session(ranges, change: change)
    return try Player(
      session, riwayah: .hafs, on: sink, format: AudioFormat(rate: Self.rate, channels: 1),
      using: Player.Services(words: words, opening: ToneDecoder.opening()))
  }

  /// Ayat and words with their milliseconds: "2:1@0", "2:1:1@0".
  private func collect(_ player: Player) -> Task<[String], Never> {
    Task {
      var all: [String] = []
      for await event in player.events {
        switch event {
        case .ayah(let ayah): all.append("\(ayah.ref)@\(ayah.at.frames * 1000 / Self.rate)")
        case .word(let at, let word): all.append("\(word)@\(at.frames * 1000 / Self.rate)")
        default: break
        }
      }
      return all
    }
  }

  /// Hears so many milliseconds, and on until one word sounds clearly.
  private func hear(_ milliseconds: Int) async -> [Float] {
    let clear = Self.rate / 50
    var samples = await pull(frames: milliseconds * Self.rate / 1000)
    while samples.count < clear || Set(samples.suffix(clear).map(ToneDecoder.ayah)).count > 1 {
      let more = await pull(frames: Self.rate / 100)
      guard !more.isEmpty else { break }
      samples += more
    }
    return samples
  }

  /// Hears so many milliseconds, and waits until the player knows.
  private func hear(_ milliseconds: Int, _ player: Player) async {
    _ = await pull(frames: milliseconds * Self.rate / 1000)
    await player.catchUp()
  }

  /// Pulls from a thread of its own: what is pulled may have to wait for the player.
  private func pull(frames: Int) async -> [Float] {
    await withCheckedContinuation { done in
      Thread.detachNewThread { [sink] in done.resume(returning: sink.pull(frames: frames)) }
    }
  }

  private func tone(_ word: HeardWord) -> Int { word.ref.word - structure.span(ofSurah: 2).start + 1 }

  // T-F1.2
  @Test func `words are told when they are heard, again in every repeat`() async throws {
    let player = try player("2:2-3") {
      $0.each = Repeat(times: 2) ?? .once
      $0.gap = .milliseconds(50)
    }
    let told = collect(player)
    let run = await player.begin()
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(
      lines == [
        "2:2@0", "2:2:1@0", "2:2:2@100", "2:2@250", "2:2:1@250", "2:2:2@350", "2:3@500", "2:3:1@500", "2:3:2@600",
        "2:3@750", "2:3:1@750", "2:3:2@850",
      ])
  }

  @Test(arguments: [TimedWord.Basis.told, .estimated])
  func `a word says how its time is known, as long as it is heard`(basis: TimedWord.Basis) async throws {
    let (session, words) = try session(["2:2-3"], basis)
    let player = try Player(
      session, riwayah: .hafs, on: sink, format: AudioFormat(rate: Self.rate, channels: 1),
      using: Player.Services(words: words, opening: ToneDecoder.opening()))
    let told = Task {
      var all: [TimedWord.Basis] = []
      for await event in player.events { if case .word(_, let word) = event { all.append(word.basis) } }
      return all
    }
    let run = await player.begin()
    await hear(150, player)
    #expect(await player.progress?.snapshot.word?.basis == basis)
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == Array(repeating: basis, count: 4))
  }

  // T-F1.3
  @Test func `of a range of words only these are heard and told`() async throws {
    let player = try player("2:2:2", "2:4:1")
    let told = collect(player)
    let run = await player.begin()
    let heard = await pull(frames: 100_000)
    _ = try await run.value
    #expect(heard.count == 2 * Self.each)
    #expect(ToneDecoder.ayah(heard[Self.each / 2]) == 4)
    #expect(ToneDecoder.ayah(heard[Self.each * 3 / 2]) == 7)
    let lines = await told.value
    #expect(lines == ["2:2:2@0", "2:2:2@0", "2:4:1@100", "2:4:1@100"])
  }

  @Test func `a pause in a word tells nothing twice`() async throws {
    let player = try player("2:1")
    let told = collect(player)
    let run = await player.begin()
    await hear(150, player)
    await player.pause()
    await player.play()
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == ["2:1@0", "2:1:1@0", "2:1:2@100"])
  }

  @Test func `a repeat changed in a word tells nothing twice and leaves nothing out`() async throws {
    let player = try player("2:1-2")
    let told = collect(player)
    let run = await player.begin()
    await hear(50, player)
    await player.change(.each(Repeat(times: 2) ?? .once))
    await hear(100, player)
    await player.change(.each(.once))
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == ["2:1@0", "2:1:1@0", "2:1:2@100", "2:2@200", "2:2:1@200", "2:2:2@300"])
  }

  @Test func `at another speed from the middle of a word on the rest comes sooner`() async throws {
    let player = try player("2:1-2")
    let told = collect(player)
    let run = await player.begin()
    await hear(150, player)
    await player.change(.speed(Speed(twentieths: 40) ?? .normal))
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == ["2:1@0", "2:1:1@0", "2:1:2@100", "2:2@175", "2:2:1@175", "2:2:2@225"])
  }

  @Test func `in a loop the words are told in every round, and none twice when it is left`() async throws {
    let player = try player("2:1-2")
    let told = collect(player)
    let nowPlaying = NowPlaying()
    await nowPlaying.enter(player, riwayah: .hafs)
    let run = await player.begin()
    await hear(50, player)
    try await nowPlaying.obey(.markLoop)
    await hear(130, player)
    try await nowPlaying.obey(.markLoop)
    await hear(200, player)
    try await nowPlaying.obey(.markLoop)
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(
      lines == [
        "2:1@0", "2:1:1@0", "2:1:2@100", "2:1:1@180", "2:1:2@230", "2:1:1@310", "2:1:2@360", "2:2@460", "2:2:1@460",
        "2:2:2@560",
      ])
  }

  @Test func `after a seek the word is told where one comes to it, and at its own time`() async throws {
    let player = try player("2:1-2")
    let told = collect(player)
    let nowPlaying = NowPlaying()
    await nowPlaying.enter(player, riwayah: .hafs)
    let run = await player.begin()
    await hear(50, player)
    try await nowPlaying.obey(.seek(to: .milliseconds(150)))
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == ["2:1@0", "2:1:1@0", "2:1:2@50", "2:2@100", "2:2:1@100", "2:2:2@200"])
  }

  @Test func `previous tells the words anew`() async throws {
    let player = try player("2:1")
    let told = collect(player)
    let run = await player.begin()
    await hear(50, player)
    await player.previous()
    _ = await pull(frames: 100_000)
    _ = try await run.value
    let lines = await told.value
    #expect(lines == ["2:1@0", "2:1:1@0", "2:1@50", "2:1:1@50", "2:1:2@150"])
  }

  @Test func `the word that is heard is part of the progress, and none is in a gap`() async throws {
    let player = try player("2:1-2") { $0.gap = .milliseconds(1000) }
    let run = await player.begin()
    await hear(150, player)
    #expect(await player.progress?.snapshot.word?.description == "2:1:2")
    await hear(200, player)
    #expect(await player.progress?.snapshot.word == nil)
    #expect(await player.progress?.snapshot.ref == "2:2")
    await player.stop()
    _ = try await run.value
  }

  // MARK: - Disturbances while it plays

  private func disturb(_ player: Player, using random: inout SeededGenerator) async {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: await player.next()
    case 1: await player.previous()
    case 2: await player.change(.each(Repeat(times: Int.random(in: 1...3, using: &random)) ?? .once))
    case 3: await player.change(.gap(.milliseconds(Int.random(in: 0...1, using: &random) * 70)))
    case 4, 5: await player.change(.speed(Speed.allCases.randomElement(using: &random) ?? .normal))
    case 6:
      await player.pause()
      await player.play()
    default: break
    }
  }

  /// The words of what was heard with their first frames; what fades between two is left out.
  private func tones(_ samples: [Float]) -> [Word] {
    var runs: [(tone: Int, start: Int, count: Int)] = []
    for (frame, sample) in samples.enumerated() {
      let tone = ToneDecoder.ayah(sample)
      if runs.last?.tone == tone { runs[runs.count - 1].count += 1 } else { runs.append((tone, frame, 1)) }
    }
    return runs.filter { $0.count > Self.rate / 100 }.reduce(into: []) { words, run in
      if words.last?.tone != run.tone { words.append(Word(tone: run.tone, at: run.start)) }
    }
  }

  private struct Word: Sendable {
    let tone: Int
    let at: Int

    /// Within 20 ms.
    func isLike(_ other: Word) -> Bool { tone == other.tone && abs(at - other.at) <= WordEventTests.reach }
  }

  private static let reach = rate * 20 / 1000

  // T-F1.2
  @Test(arguments: 0..<15)
  func `every word that is heard is told within 20 ms, and no other`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let player = try player("2:1-2", "2:3:2", "2:3-5") { $0.passes = Repeat(times: 3) ?? .once }
    let told = Task { [tone] in
      var all: [Word] = []
      for await event in player.events {
        switch event {
        case .word(let at, let word): all.append(Word(tone: tone(word), at: at.frames))
        case .gap(let at, _, _): all.append(Word(tone: 0, at: at.frames))
        default: break
        }
      }
      return all
    }
    let run = await player.begin()
    var samples: [Float] = []
    for _ in 0..<12 {
      samples += await hear(Int.random(in: 1...180, using: &random))
      await player.catchUp()
      await disturb(player, using: &random)
    }
    samples += await pull(frames: 1 << 40)
    _ = try await run.value
    let words = await told.value
    let heard = tones(samples)
    for word in heard { #expect(words.contains { $0.isLike(word) }, "\(word) of \(words)") }
    for word in words where word.at < samples.count {
      let around = samples[max(0, word.at - Self.reach)..<min(samples.count, word.at + Self.reach)]
      #expect(around.contains { ToneDecoder.ayah($0) == word.tone }, "\(word)")
    }
  }
}
