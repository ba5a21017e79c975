import Testing
import TilawaTestSupport

@testable import TilawaStore

@Suite struct FoldersTests {
  private func folders(_ environment: [String: String], hasRunFolder: Bool = true) -> Folders {
    Folders(environment: environment, user: 1000, isOurs: { $0 == "/run/user/1000" && hasRunFolder })
  }

  @Test func `TILAWA_HOME holds all four`() {
    let folders = folders(["TILAWA_HOME": "/t", "XDG_DATA_HOME": "/x"])
    #expect(folders == Folders(config: "/t/config", data: "/t/data", cache: "/t/cache", runtime: "/t/run"))
  }

  @Test func `without variables they are in the home folder`() {
    let folders = folders(["HOME": "/home/a"])
    #expect(folders.config == "/home/a/.config/tilawa")
    #expect(folders.data == "/home/a/.local/share/tilawa")
    #expect(folders.cache == "/home/a/.cache/tilawa")
  }

  @Test func `XDG variables move them`() {
    let folders = folders(["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "/k"])
    #expect(folders.library == "/d/tilawa/library.sqlite")
    #expect(folders.config == "/c/tilawa")
    #expect(folders.cache == "/k/tilawa")
  }

  @Test func `a relative XDG path is ignored`() {
    #expect(folders(["HOME": "/h", "XDG_DATA_HOME": "d"]).data == "/h/.local/share/tilawa")
  }

  @Test func `an unset runtime folder is the system's if that is ours`() {
    #expect(folders(["HOME": "/h"]).runtime == "/run/user/1000/tilawa")
  }

  @Test func `else it is in the data folder`() {
    #expect(folders(["HOME": "/h"], hasRunFolder: false).runtime == "/h/.local/share/tilawa/run")
  }

  @Test func `asking makes nothing`() throws {
    let folder = try TemporaryFolder()
    _ = folder.home.library
    #expect(folder.files().isEmpty)
  }
}
