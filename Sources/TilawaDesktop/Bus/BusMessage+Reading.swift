import CSDBus

extension BusMessage {
  /// The arguments in order. The library has checked a message from the bus: the types match its signature.
  func values() -> [DBusValue] {
    var values: [DBusValue] = []
    while let value = next() { values.append(value) }
    return values
  }

  /// Returns the next value; nil at the end.
  private func next() -> DBusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(pointer, &type, &contents) > 0 else { return nil }
    let inner = contents.map { String(cString: $0) } ?? ""
    switch UnicodeScalar(UInt8(bitPattern: type)) {
    case "s": return text(type).map { .string($0) }
    case "o": return text(type).map { .path($0) }
    case "b": return number(type, Int32(0)).map { .boolean($0 != 0) }
    case "y": return number(type, UInt8(0)).map { .byte($0) }
    case "i": return number(type, Int32(0)).map { .int32($0) }
    case "u": return number(type, UInt32(0)).map { .uint32($0) }
    case "x": return number(type, Int64(0)).map { .int64($0) }
    case "t": return number(type, UInt64(0)).map { .uint64($0) }
    case "d": return number(type, Double(0)).map { .double($0) }
    case "v": return within(type, inner) { next().map { .variant($0) } }
    case "a" where inner == "s": return within(type, inner) { .strings(texts()) }
    case "a" where inner == "{sv}": return within(type, inner) { .dictionary(entries()) }
    case "a": return skipped("a" + inner)
    case "r": return skipped("(" + inner + ")")
    case "e": return skipped("{" + inner + "}")
    case let other: return skipped(String(other))
    }
  }

  private func text(_ type: CChar) -> String? {
    var address: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(pointer, type, &address) > 0 else { return nil }
    return address.map { String(cString: $0) }
  }

  private func number<Number: BitwiseCopyable>(_ type: CChar, _ zero: Number) -> Number? {
    var number = zero
    return sd_bus_message_read_basic(pointer, type, &number) > 0 ? number : nil
  }

  private func texts() -> [String] {
    var texts: [String] = []
    while case .string(let text)? = next() { texts.append(text) }
    return texts
  }

  private func entries() -> [String: DBusValue] {
    var entries: [String: DBusValue] = [:]
    while sd_bus_message_enter_container(pointer, CChar(bitPattern: UInt8(ascii: "e")), "sv") > 0 {
      if case .string(let name)? = next(), case .variant(let value)? = next() { entries[name] = value }
      guard sd_bus_message_exit_container(pointer) >= 0 else { break }
    }
    return entries
  }

  private func within(_ type: CChar, _ contents: String, _ body: () -> DBusValue?) -> DBusValue? {
    guard sd_bus_message_enter_container(pointer, type, contents) > 0 else { return nil }
    let value = body()
    return sd_bus_message_exit_container(pointer) >= 0 ? value : nil
  }

  private func skipped(_ signature: String) -> DBusValue? {
    sd_bus_message_skip(pointer, signature) >= 0 ? .opaque(signature) : nil
  }
}
