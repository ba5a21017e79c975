import TilawaCore
import TilawaFiles

/// The settings of an object store as other programs for such stores read them.
///
/// A variable (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, …) comes before the
/// files `~/.aws/credentials` and `~/.aws/config`, and what an address says before both. Source: "Configuration settings and precedence"
/// of the command-line interface of AWS.
package struct BucketSettings: Sendable {
  let key: BucketKey
  let region: String
  /// The address of the store; nil for AWS.
  let endpoint: String?
  /// Whether the bucket stands in the path, and not before the host.
  let isInPath: Bool

  private static let longestFile = 1 << 20
  /// The region that stores without regions take.
  private static let usualRegion = "us-east-1"

  /// - Throws: `.refused` where there is no key, with the names of the places where one is looked for.
  package init(
    _ address: BucketAddress, environment: [String: String] = Surroundings.environment
  ) throws(SyncPlaceError) {
    func variable(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    let home = (environment["HOME"] ?? "") + "/.aws"
    let profile = address.profile ?? variable("AWS_PROFILE", "AWS_DEFAULT_PROFILE") ?? "default"
    let credentialsPath = variable("AWS_SHARED_CREDENTIALS_FILE") ?? home + "/credentials"
    let credentials = Self.sections(of: credentialsPath)
    let config = Self.sections(of: variable("AWS_CONFIG_FILE") ?? home + "/config")
    let own = config[profile == "default" ? profile : "profile \(profile)"] ?? [:]
    let keys = own.merging(credentials[profile] ?? [:]) { _, second in second }
    if address.profile == nil, let id = variable("AWS_ACCESS_KEY_ID"),
      let secret = variable("AWS_SECRET_ACCESS_KEY")
    {
      key = BucketKey(id: id, secret: secret, token: variable("AWS_SESSION_TOKEN"))
    } else if let id = keys["aws_access_key_id"], let secret = keys["aws_secret_access_key"] {
      key = BucketKey(id: id, secret: secret, token: keys["aws_session_token"])
    } else {
      throw .refused(
        TilawaSyncSentences.noBucketKey(
          variables: "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY", path: credentialsPath.readablePath,
          profile: SyncName.readable(profile)))
    }
    guard Self.isPlain(key.id.utf8), key.token?.withBytes(Self.isPlain) ?? true else {
      throw .refused(TilawaSyncSentences.keyUnusable)
    }
    region = try BucketAddress.region(
      address.region ?? variable("AWS_REGION", "AWS_DEFAULT_REGION") ?? own["region"] ?? Self.usualRegion)
    let named = variable("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL") ?? own["endpoint_url"]
    endpoint =
      if let known = address.endpoint { known } else if let named { try BucketAddress.endpoint(named) } else { nil }
    // The certificate of a store holds for one name before the host, and a point in a bucket would make two of it.
    isInPath =
      switch own["s3.addressing_style"] {
      case "path": true
      case "virtual": false
      default: endpoint != nil || address.bucket.contains(".")
      }
  }

  /// Whether a text can stand in a field of a request.
  private static func isPlain(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") }
  }

  /// Returns the settings of each section of a file, those of a group by "GROUP.NAME"; none of a file that cannot be read.
  static func sections(of path: String) -> [String: [String: String]] {
    guard var bytes = Disk.secret(of: path, atMost: longestFile) else { return [:] }
    defer { bytes.overwrite() }
    var sections: [String: [String: String]] = [:]
    var (section, group) = ("", "")
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = trimmed(line)
      if words.isEmpty || words.hasPrefix("#") || words.hasPrefix(";") { continue }
      if words.hasPrefix("["), let end = words.firstIndex(of: "]") {
        section = words[words.index(after: words.startIndex)..<end].split(separator: " ").joined(separator: " ")
        group = ""
        continue
      }
      let pair = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      let (name, value) = (trimmed(pair[0]).lowercased(), String(trimmed(pair[1])))
      if line.first?.isWhitespace != true { group = value.isEmpty ? name + "." : "" }
      sections[section, default: [:]][line.first?.isWhitespace == true ? group + name : name] = value
    }
    return sections
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return rest[...last]
  }
}
