import Foundation
import Testing

/// Where `make install` puts the units: systemd looks there for every prefix, see systemd.unit(5).
@Suite struct InstalledUnitTests {
  // F20
  @Test func `units lie where systemd looks below the home folder too`() throws {
    let makefile = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Makefile")
    let text = try String(contentsOf: makefile, encoding: .utf8)
    #expect(text.contains("\nunitdir := $(datadir)/systemd/user\n"))
    #expect(text.contains("\ndatadir := $(DESTDIR)$(PREFIX)/share\n"))
  }
}
