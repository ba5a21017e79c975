import TilawaSync

/// A policy in the language of AWS, which other stores understand too: lists, reads and writes below one prefix.
struct BucketPolicy: Encodable {
  struct Statement: Encodable {
    let effect = "Allow"
    let action: [String]
    let resource: String
    /// The prefixes that may be listed; nil for objects.
    let listed: [String]?

    private enum CodingKeys: String, CodingKey {
      case effect = "Effect"
      case action = "Action"
      case resource = "Resource"
      case condition = "Condition"
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(effect, forKey: .effect)
      try members.encode(action, forKey: .action)
      try members.encode(resource, forKey: .resource)
      if let listed { try members.encode(["StringLike": ["s3:prefix": listed]], forKey: .condition) }
    }
  }

  let version = "2012-10-17"
  let statements: [Statement]

  private enum CodingKeys: String, CodingKey {
    case version = "Version"
    case statements = "Statement"
  }

  init(_ address: BucketAddress) {
    let bucket = "arn:aws:s3:::\(address.bucket)"
    let below = address.prefix.isEmpty ? "*" : "\(address.prefix)/*"
    statements = [
      Statement(action: ["s3:ListBucket"], resource: bucket, listed: [below]),
      Statement(
        action: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], resource: "\(bucket)/\(below)", listed: nil),
    ]
  }
}
