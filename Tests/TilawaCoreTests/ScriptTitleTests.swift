import TilawaCore
import Testing

@Suite struct ScriptTitleTests {
  @Test(arguments: [
    ("Fajr", "name:Fajr", "Fajr"), ("a/b", "name:a/b", "a/b"), (nil, "file:/home/me/morning.yaml", "morning.yaml"),
  ])
  func `people call a script by its name, else as its file is called`(
    _ name: String?, _ identity: String, _ title: String
  ) {
    #expect(ScriptTitle.identity(named: name, path: "/home/me/morning.yaml") == identity)
    #expect(ScriptTitle.of(identity) == title)
  }
}
