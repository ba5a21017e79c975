import CLoader
import Testing
import TilawaCore

@testable import TilawaAudio

@Suite struct LoadingTests {
  @Test func `a library that cannot be loaded is named`() throws {
    let failure = try #require(load("libtilawa-has-no-such.so.0", function: "open"))
    #expect(failure.code == .noServer)
    #expect(failure.message.hasPrefix("libtilawa-has-no-such.so.0 is not installed, or not whole ("))
  }

  @Test func `a library that lacks a function is named together with it`() throws {
    let failure = try #require(load("libc.so.6", function: "tilawa_has_no_such"))
    #expect(failure.message.hasPrefix("libc.so.6 is too old ("))
    #expect(failure.message.contains("tilawa_has_no_such"))
  }

  @Test func `a library that is there is no error`() { #expect(load("libc.so.6", function: "strlen") == nil) }

  private func load(_ library: String, function: String) -> AudioError? {
    var address: UnsafeMutableRawPointer?
    return function.withCString { name in
      withUnsafeMutablePointer(to: &address) { address in
        let functions = [
          cloader_function(name: name, address: address), cloader_function(name: nil, address: nil),
        ]
        do throws(AudioError) {
          try AudioError.checkLoaded(cloader_load(library, functions), .noServer, Sentence(verbatim: "cannot play"))
          return nil
        } catch {
          return error
        }
      }
    }
  }
}
