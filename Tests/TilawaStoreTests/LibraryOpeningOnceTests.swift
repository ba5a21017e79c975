import Testing
import TilawaTestSupport

@testable import TilawaStore

/// One opening of the library for a command.
@Suite struct LibraryOpeningOnceTests {
  let folder: TemporaryFolder
  let opening: LibraryOpening

  init() throws {
    folder = try TemporaryFolder()
    try Library(folders: folder.home, for: .writing).settings.change([
      .setting(.riwayah): "warsh", .standard("each"): "3",
    ])
    opening = LibraryOpening(apart: folder.home)
  }

  @Test func `it is opened when it is needed, and handed on to readers and writers`() throws {
    let openings = FileOpenings(of: folder.home.library)
    #expect(openings.take() == 0)
    #expect(try opening.library().reciters.all().isEmpty)
    try opening.library(for: .writing).settings.set(.teacher, to: "x")
    #expect(try opening.library().settings.value(of: .teacher) == "x")
    #expect(try opening.value(of: .riwayah) == "warsh")
    #expect(try opening.standards() == ["each": "3"])
    #expect(openings.take() == 1)
  }

  @Test func `all of a process share one, and who must not wait for it has one beside it`() throws {
    let openings = FileOpenings(of: folder.home.library)
    var ofProcess: LibraryOpening? = .ofProcess(folder.home)
    #expect(try ofProcess?.value(of: .riwayah) == "warsh")
    #expect(try LibraryOpening.ofProcess(folder.home).value(of: .riwayah) == "warsh")
    #expect(openings.take() == 1)
    #expect(try LibraryOpening(apart: folder.home).value(of: .riwayah) == "warsh")
    #expect(openings.take() == 1)
    // A shared one goes with its last holder.
    ofProcess = nil
    #expect(try LibraryOpening.ofProcess(folder.home).value(of: .riwayah) == "warsh")
    #expect(openings.take() == 1)
  }

  @Test func `one that was let go of is opened again by the next call`() throws {
    let openings = FileOpenings(of: folder.home.library)
    #expect(try opening.library().reciters.all().isEmpty)
    #expect(openings.take() == 1)
    opening.release()
    #expect(try opening.value(of: .riwayah) == "warsh")
    #expect(openings.take() == 1)
  }

  @Test func `settings alone have one opening as well`() throws {
    let openings = FileOpenings(of: folder.home.library)
    #expect(try opening.value(of: .riwayah) == "warsh")
    #expect(try opening.standards() == ["each": "3"])
    #expect(try opening.keys() == [:])
    #expect(openings.take() == 1)
  }

  @Test func `what others write is read, also when they have replaced the file`() throws {
    #expect(try opening.value(of: .riwayah) == "warsh")
    #expect(try opening.library().settings.value(of: .riwayah) == "warsh")
    try Library(folders: folder.home, for: .writing).settings.set(.riwayah, to: "qalun")
    #expect(try opening.value(of: .riwayah) == "qalun")
    _ = try LibraryRescue(folders: folder.home).replace(by: nil, now: 0)
    #expect(try opening.value(of: .riwayah) == nil)
    #expect(try opening.library().settings.value(of: .riwayah) == nil)
  }

  @Test func `settings alone are read again from a file that was replaced`() throws {
    #expect(try opening.value(of: .riwayah) == "warsh")
    _ = try LibraryRescue(folders: folder.home).replace(by: nil, now: 0)
    #expect(try opening.value(of: .riwayah) == nil)
  }

  @Test func `without a library there are no settings, and nothing is made`() throws {
    let fresh = try TemporaryFolder()
    let opening = LibraryOpening(apart: fresh.home)
    #expect(try opening.value(of: .riwayah) == nil)
    #expect(try opening.library().reciters.all().isEmpty)
    #expect(try opening.standards() == [:])
    #expect(fresh.files().isEmpty)
  }
}
