import Testing
import TilawaTestSupport

@testable import TilawaStore

@Suite struct AcousticModelFileTests {
  @Test func `other weights than ours are not believed where the program is installed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("TILAWAM1", to: "share/tilawa/acoustic-model.bin")
    #expect { try AcousticModelFile.read(environment: [:], executable: folder.path + "/bin/tilawa") } throws: {
      ($0 as? StoreError)?.code == .unverified
    }
  }

  @Test func `who names weights may have any`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("TILAWAM1", to: "mine.bin")
    #expect(try AcousticModelFile.read(environment: ["TILAWA_ACOUSTIC_MODEL": path]) == Array("TILAWAM1".utf8))
    #expect { try AcousticModelFile.read(environment: ["TILAWA_ACOUSTIC_MODEL": path + "x"]) } throws: {
      ($0 as? StoreError)?.code == .notFound
    }
  }

  @Test func `weights that were not installed are an error that says what to do`() throws {
    let folder = try TemporaryFolder()
    #expect { try AcousticModelFile.read(environment: [:], executable: folder.path + "/bin/tilawa") } throws: {
      ($0 as? StoreError)?.code == .notFound && "\($0)".contains("TILAWA_ACOUSTIC_MODEL")
    }
  }
}
