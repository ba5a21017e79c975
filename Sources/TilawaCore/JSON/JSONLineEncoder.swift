/// An encoder that writes a value as a line of JSON: members keep the order in which a type encodes them.
///
/// Several keyed containers of one encoder write to one object. Foundation's encoder does not keep the order of members
/// and writes numbers with digits of its own.
package final class JSONLineEncoder: Encoder {
  package private(set) var codingPath: [any CodingKey] = []
  package var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var written = ""
  private var form = Form.nothing
  /// The number of members or elements so far.
  fileprivate private(set) var count = 0
  /// The containers that were handed out for later writing, each with the offset of its value in bytes.
  private var children: [(offset: Int, encoder: JSONLineEncoder)] = []

  /// The kind of value that is being written.
  private enum Form { case nothing, value, object, array }

  init() { written.reserveCapacity(256) }

  /// Ends the value and returns it; `null` if nothing was encoded.
  func finish() -> String {
    end()
    for child in children.reversed() {
      let place = written.utf8.index(written.startIndex, offsetBy: child.offset)
      written.insert(contentsOf: child.encoder.finish(), at: place)
    }
    children = []
    return written
  }

  private func end() {
    switch form {
    case .nothing: written += "null"
    case .value: break
    case .object: written += "}"
    case .array: written += "]"
    }
  }

  private func begin(_ wanted: Form) {
    guard form == .nothing else { return }
    form = wanted
    written += wanted == .object ? "{" : "["
  }

  fileprivate func name(_ key: some CodingKey) {
    if count > 0 { written += "," }
    count += 1
    JSON.append(key.stringValue, to: &written)
    written += ":"
  }

  fileprivate func nextElement() {
    if count > 0 { written += "," }
    count += 1
  }

  fileprivate func put(_ text: String) { JSON.append(text, to: &written) }
  fileprivate func put(_ value: Bool) { written += value ? "true" : "false" }
  fileprivate func put(_ value: some FixedWidthInteger) { written += value.description }
  fileprivate func putNull() { written += "null" }

  /// Writes a number, or null if it is not finite: JSON has no such numbers.
  fileprivate func put(finite value: some BinaryFloatingPoint & CustomStringConvertible) {
    written += value.isFinite ? value.description : "null"
  }

  /// Writes the whole value by its digits.
  func encode(digits: String) {
    form = .value
    written += digits
  }

  /// Marks the whole value as one without members.
  fileprivate func beginValue() { form = .value }

  /// Writes a value that is no number, string or Boolean: the containers take those by type, without casts.
  fileprivate func put(_ value: some Encodable, _ key: (any CodingKey)? = nil) throws {
    let outer = (form: form, count: count)
    (form, count) = (.nothing, 0)
    if let key { codingPath.append(key) }
    try value.encode(to: self)
    if key != nil { codingPath.removeLast() }
    end()
    (form, count) = outer
  }

  fileprivate func child(_ key: (any CodingKey)? = nil) -> JSONLineEncoder {
    let child = JSONLineEncoder()
    child.codingPath = codingPath + (key.map { [$0] } ?? [])
    children.append((written.utf8.count, child))
    return child
  }

  // MARK: - Containers

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    begin(.object)
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    begin(.array)
    return Elements(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONLineEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) {
      encoder.name(key)
      encoder.putNull()
    }
    func encode(_ value: String, forKey key: Key) {
      encoder.name(key)
      encoder.put(value)
    }
    func encode(_ value: Bool, forKey key: Key) {
      encoder.name(key)
      encoder.put(value)
    }
    func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) {
      encoder.name(key)
      encoder.put(value)
    }
    func encode(_ value: Float, forKey key: Key) {
      encoder.name(key)
      encoder.put(finite: value)
    }
    func encode(_ value: Double, forKey key: Key) {
      encoder.name(key)
      encoder.put(finite: value)
    }
    func encode(_ value: some Encodable, forKey key: Key) throws {
      encoder.name(key)
      try encoder.put(value, key)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      child(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { child(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: Key) -> JSONLineEncoder {
      encoder.name(key)
      return encoder.child(key)
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: JSONLineEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() {
      encoder.nextElement()
      encoder.putNull()
    }
    func encode(_ value: String) {
      encoder.nextElement()
      encoder.put(value)
    }
    func encode(_ value: Bool) {
      encoder.nextElement()
      encoder.put(value)
    }
    func encode(_ value: some FixedWidthInteger & Encodable) {
      encoder.nextElement()
      encoder.put(value)
    }
    func encode(_ value: Float) {
      encoder.nextElement()
      encoder.put(finite: value)
    }
    func encode(_ value: Double) {
      encoder.nextElement()
      encoder.put(finite: value)
    }
    func encode(_ value: some Encodable) throws {
      encoder.nextElement()
      try encoder.put(value)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      child().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
    func superEncoder() -> any Encoder { child() }

    private func child() -> JSONLineEncoder {
      encoder.nextElement()
      return encoder.child()
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: JSONLineEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() {
      encoder.beginValue()
      encoder.putNull()
    }
    func encode(_ value: String) {
      encoder.beginValue()
      encoder.put(value)
    }
    func encode(_ value: Bool) {
      encoder.beginValue()
      encoder.put(value)
    }
    func encode(_ value: some FixedWidthInteger & Encodable) {
      encoder.beginValue()
      encoder.put(value)
    }
    func encode(_ value: Float) {
      encoder.beginValue()
      encoder.put(finite: value)
    }
    func encode(_ value: Double) {
      encoder.beginValue()
      encoder.put(finite: value)
    }
    func encode(_ value: some Encodable) throws {
      try encoder.put(value)
      encoder.beginValue()
    }
  }
}
