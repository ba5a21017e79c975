import Testing
import TilawaCore
import TilawaFiles

@testable import TilawaSync

/// The signatures that AWS publishes: "Signature calculation examples" in the reference of the S3 API, and the examples of the suite for
/// Signature Version 4. Each was computed by another program too.
@Suite struct BucketSignatureTests {
  private static let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  private static let time = "20130524T000000Z"
  private let signature: BucketSignature

  init() throws {
    try Sodium.load()
    signature = BucketSignature(
      key: BucketKey(id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
      region: "us-east-1")
  }

  private func signed(
    _ method: String = "GET", _ path: String = "/", _ question: [(name: String, value: String)] = [],
    _ fields: [(name: String, value: String)] = [], digest: String = nothing
  ) -> String {
    let all = fields + [("x-amz-content-sha256", digest), ("x-amz-date", Self.time)]
    return signature.authorization(
      of: BucketSignature.Request(
        method: method, host: "examplebucket.s3.amazonaws.com", path: path, question: question, fields: all,
        digest: digest), at: Self.time)
  }

  @Test func `an object is asked for`() {
    #expect(
      signed("GET", "/test.txt", [], [("range", "bytes=0-9")])
        == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, "
        + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, "
        + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
  }

  @Test func `an object with a sign in its name is stored`() {
    let digest = SHA256Hasher.digest(of: Array("Welcome to Amazon S3.".utf8))
    #expect(
      signed(
        "PUT", "/" + BucketSignature.escaped("test$file.text"), [],
        [("date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY")], digest: digest
      ).hasSuffix("Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"))
  }

  @Test func `a question without a value is signed with one that is empty`() {
    #expect(
      signed("GET", "/", [("lifecycle", "")]).hasSuffix(
        "Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"))
  }

  @Test func `a list is asked for, whatever the order of the question`() {
    #expect(
      signed("GET", "/", [("prefix", "J"), ("max-keys", "2")]).hasSuffix(
        "Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"))
  }

  @Test func `the suite's plain request`() {
    var own = BucketSignature(
      key: BucketKey(id: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"), region: "us-east-1")
    own.service = "service"
    let time = "20150830T123600Z"
    let request = BucketSignature.Request(
      method: "GET", host: "example.amazonaws.com", path: "/", fields: [("x-amz-date", time)], digest: Self.nothing)
    #expect(
      own.authorization(of: request, at: time).hasSuffix(
        "Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"))
  }

  @Test func `the time of a request is in UTC`() {
    #expect(BucketServer.stamp(1_369_353_600) == "20130524T000000Z")
    #expect(BucketServer.stamp(1_440_938_165) == "20150830T123605Z")
  }

  @Test func `a key does not show its secret`() {
    #expect("\(signature.key)" == "AKIAIOSFODNN7EXAMPLE")
  }
}
