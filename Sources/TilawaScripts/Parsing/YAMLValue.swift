import TilawaCore

/// A value of a YAML document, with its place.
///
/// Texts are taken as they are written: `05:30`, `no` and `1e3` are those characters, neither numbers nor truth values.
struct YAMLValue {
  indirect enum Content {
    /// Nothing is written, or `~` or `null`.
    case nothing
    case text(String)
    case list([YAMLValue])
    case fields([Field])
  }

  /// A key and what stands behind it.
  struct Field {
    let key: String
    let place: ScriptPlace
    let value: YAMLValue
  }

  let content: Content
  let place: ScriptPlace

  /// The kind of the value, for a message that wanted another kind.
  var kind: Sentence {
    switch content {
    case .nothing: TilawaScriptsSentences.valueNothing
    case .text: TilawaScriptsSentences.valueText
    case .list: TilawaScriptsSentences.valueList
    case .fields: TilawaScriptsSentences.valueKeys
    }
  }
}
