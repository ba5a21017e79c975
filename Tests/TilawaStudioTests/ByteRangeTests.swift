import Testing

@testable import TilawaStudio

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-499", 0..<500), ("bytes=500-", 500..<1000), ("bytes=-100", 900..<1000), ("bytes=-5000", 0..<1000),
    ("bytes=999-2000", 999..<1000), ("bytes=0-9223372036854775807", 0..<1000),
  ])
  func `a range is read`(header: String, range: Range<Int>) { #expect(ByteRange.read(header, of: 1000) == range) }

  @Test(arguments: [
    "bytes=1000-", "bytes=5-2", "bytes=-0", "bytes=-", "bytes=0-1,5-6", "items=0-5", "bytes=a-b", "bytes=+1-2", "",
    "bytes=99999999999999999999-",
  ])
  func `other ranges are refused`(header: String) { #expect(ByteRange.read(header, of: 1000) == nil) }
}
