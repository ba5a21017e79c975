import Foundation
import Glibc
import Testing
import TilawaTestSupport

@testable import TilawaFiles

/// W-13: secrets lie in memory that is locked, left out of images of the process, and overwritten.
@Suite struct SecretBytesTests {
  /// The lines of `/proc/self/smaps` about the mapping that holds an address.
  private func mapping(of address: UInt) throws -> [String: String] {
    var found: [String: String] = [:]
    var isIn = false
    let bytes = try #require(Disk.bytes(of: "/proc/self/smaps"))
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if bounds.count == 2 {
        isIn = (bounds[0]..<bounds[1]).contains(address)
      } else if isIn {
        found[String(words[0])] = words.last.map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
    return found
  }

  /// Whether the process may lock a page.
  private var mayLock: Bool {
    let page = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    defer { munmap(page, 4096) }
    return mlock(page, 4096) == 0
  }

  private func address(_ secret: SecretBytes) -> UInt { secret.withBytes { UInt(bitPattern: $0.baseAddress) } }

  @Test func `a secret lies in locked memory that no image of the process holds`() throws {
    let secret = SecretBytes(of: "wJalrXUtnFEMI")
    let lines = try mapping(of: address(secret))
    let flags = lines["VmFlags:", default: ""].split(separator: " ")
    #expect(flags.contains("dd"))
    guard mayLock else { return }
    #expect(flags.contains("lo"))
    #expect(lines["Locked:"] != "0 kB")
  }

  @Test func `a secret keeps its bytes, and those it was made of are overwritten`() {
    var bytes: [UInt8] = [1, 2, 3, 250]
    let secret = SecretBytes(of: "\u{1}\u{2}\u{3}")
    let other = SecretBytes(&bytes)
    #expect(bytes.isEmpty)
    #expect(other.withBytes { Array($0) } == [1, 2, 3, 250])
    #expect(secret.withBytes { Array($0) } == [1, 2, 3])
    #expect(secret != other && secret == SecretBytes(count: 3) { $0.copyBytes(from: [1, 2, 3]) })
    #expect(SecretBytes(of: "").count == 0)
  }

  @Test func `digits are read and written without a text between`() throws {
    let text = Array("00ff7a".utf8)
    let secret = try #require(SecretBytes(digits: text[...], count: 3))
    #expect(secret.withBytes { Array($0) } == [0, 255, 0x7a])
    var digits: [UInt8] = []
    secret.withBytes { SecretBytes.append($0, to: &digits) }
    #expect(digits == text)
    for wrong in ["00ff7", "00ff7a00", "00fF7a", "00ff7g"] {
      #expect(SecretBytes(digits: Array(wrong.utf8)[...], count: 3) == nil)
    }
  }

  @Test func `a file with a secret is read once, and not past its limit`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("0123456789", to: "key")
    #expect(Disk.secret(of: path, atMost: 10) == Array("0123456789".utf8))
    #expect(Disk.secret(of: path, atMost: 9) == nil)
    #expect(Disk.secret(of: folder.path, atMost: 100) == nil)
    #expect(Disk.secret(of: path + "x", atMost: 100) == nil)
    #expect(Disk.secret(of: try folder.write("", to: "empty"), atMost: 100) == [])
  }
}
