import Foundation
import Testing
import TilawaCore
import TilawaFiles
import TilawaTestSupport

@testable import TilawaSync

/// Addresses of buckets, and the settings that other programs for object stores share.
@Suite struct BucketSettingsTests {
  private let home: TemporaryFolder
  private let own = ["AWS_ACCESS_KEY_ID": "ali", "AWS_SECRET_ACCESS_KEY": "wird 7"]

  init() throws { home = try TemporaryFolder() }

  private func address(_ text: String) throws -> BucketAddress {
    guard case .bucket(let address) = try PlaceAddress(text) else { throw SyncPlaceError.damaged(text) }
    return address
  }

  private func settings(_ text: String, _ variables: [String: String] = [:]) throws -> BucketSettings {
    try BucketSettings(address(text), environment: ["HOME": home.path].merging(variables) { $1 })
  }

  private func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/.aws", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/.aws/\(name)"))
  }

  @Test func `an address is read`() throws {
    let plain = try address("s3://lessons")
    #expect((plain.bucket, plain.prefix, plain.endpoint) == ("lessons", "", nil))
    let whole = try address(
      "s3://my.lessons/school/ali/?endpoint=https://s3.example:9000/&region=eu-central-1&profile=my%20school")
    #expect((whole.bucket, whole.prefix) == ("my.lessons", "school/ali"))
    #expect((whole.endpoint, whole.region, whole.profile) == ("https://s3.example:9000", "eu-central-1", "my school"))
  }

  @Test(arguments: [
    ("s3://", "s3://BUCKET/PREFIX"), ("s3://ab/x", "s3://BUCKET/PREFIX"), ("s3://lessons/../x", "s3://BUCKET/PREFIX"),
    ("s3://lessons//x", "s3://BUCKET/PREFIX"), ("s3://les sons/x", "s3://BUCKET/PREFIX"),
    ("s3://lessons?color=red", "endpoint=URL"), ("s3://lessons?region", "endpoint=URL"),
    ("s3://lessons?endpoint=ftp://h", "https://HOST"),
    ("s3://lessons?endpoint=https://ali:geheim@h", "h: a key does not belong"),
    ("s3://ali:geheim@lessons/school", "s3://lessons/school: a key does not belong"),
    ("s3://ali:ge/heim@lessons", "s3://lessons: a key does not belong"), ("s3://ali:geheim", "does not belong"),
    ("s3://lessons?region=eu%0a", "endpoint=URL"), ("s3://lessons?region=a/b", "no name of a region"),
    ("s3://lessons?secret_key=geheim", "does not belong"), ("s3://lessons?aws_access_key_id=geheim", "does not belong"),
  ])
  func `an address that is none is refused, and no key is shown`(text: String, words: String) throws {
    let error = try #require(throws: SyncPlaceError.self) { try PlaceAddress(text) }
    guard case .refused(let reason) = error else { return #expect(Bool(false), "\(error)") }
    #expect(reason.text.contains(words))
    #expect(!reason.text.contains("geheim"))
  }

  @Test func `variables come before files`() throws {
    try write("credentials", "[default]\naws_access_key_id = file\naws_secret_access_key = x\n")
    try write("config", "[default]\nregion = eu-west-1\n")
    let plain = try settings("s3://lessons")
    #expect((plain.key.id, plain.region, plain.endpoint, plain.isInPath) == ("file", "eu-west-1", nil, false))
    let other = try settings(
      "s3://lessons", own.merging(["AWS_REGION": "us-west-2", "AWS_ENDPOINT_URL": "http://127.0.0.1:9000"]) { $1 })
    #expect((other.key.id, other.region, other.isInPath) == ("ali", "us-west-2", true))
    #expect(other.endpoint == "http://127.0.0.1:9000")
  }

  @Test func `a profile that an address names comes before variables`() throws {
    try write(
      "credentials",
      "# keys\n[default]\naws_access_key_id=x\n[school]\naws_access_key_id = him\naws_secret_access_key=y=z\n"
        + "aws_session_token = t\n")
    try write(
      "config",
      "[profile school]\nendpoint_url = https://store.example\ns3 =\n  addressing_style = virtual\nregion = garage\n")
    let school = try settings("s3://lessons?profile=school", own)
    #expect((school.key.id, school.key.token, school.region) == ("him", SecretBytes(of: "t"), "garage"))
    #expect(school.key.secret == SecretBytes(of: "y=z"))
    #expect((school.endpoint, school.isInPath) == ("https://store.example", false))
    #expect(try settings("s3://my.lessons", own).isInPath)
  }

  @Test func `where no key is, it is said where one is looked for`() throws {
    let error = try #require(throws: SyncPlaceError.self) { try settings("s3://lessons") }
    guard case .refused(let reason) = error else { return #expect(Bool(false), "\(error)") }
    #expect(reason.text.contains("AWS_ACCESS_KEY_ID") && reason.text.contains("/.aws/credentials"))
  }

  @Test(arguments: ["a\nX-Evil: 1", "", "a b"]) func `a key that would break a request is refused`(id: String) throws {
    var variables = own
    variables["AWS_ACCESS_KEY_ID"] = id
    #expect(throws: SyncPlaceError.self) { try settings("s3://lessons", variables) }
  }
}
