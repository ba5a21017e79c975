import CSDBus

/// A message of the library, owned by this object; only the bus thread uses it.
struct BusMessage: ~Copyable {
  let pointer: OpaquePointer

  /// Takes ownership of a reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Adds a reference of its own.
  init(sharing pointer: OpaquePointer) { self.pointer = sd_bus_message_ref(pointer) }

  deinit { sd_bus_message_unref(pointer) }

  /// Makes a message by a function of the library; nil where the function fails.
  static func make(_ body: (inout OpaquePointer?) -> Int32) -> BusMessage? {
    var pointer: OpaquePointer?
    guard body(&pointer) >= 0, let pointer else { return nil }
    return BusMessage(owning: pointer)
  }

  /// Appends arguments; false where the library refuses one.
  func append(_ values: [DBusValue]) -> Bool {
    for value in values where !append(value) { return false }
    return true
  }

  private func append(_ value: DBusValue) -> Bool {
    switch value {
    case .string(let text), .path(let text): text.withCString { append(value, $0) }
    case .boolean(let isTrue): append(basic: Int32(isTrue ? 1 : 0), value)
    case .byte(let number): append(basic: number, value)
    case .int32(let number): append(basic: number, value)
    case .uint32(let number): append(basic: number, value)
    case .int64(let number): append(basic: number, value)
    case .uint64(let number): append(basic: number, value)
    case .double(let number): append(basic: number, value)
    case .strings(let texts): within("a", "s") { append(texts.map { .string($0) }) }
    case .dictionary(let entries):
      within("a", "{sv}") {
        entries.sorted { $0.key < $1.key }.allSatisfy { name, value in
          within("e", "sv") { append([.string(name), .variant(value)]) }
        }
      }
    case .variant(let inner): within("v", inner.signature) { append(inner) }
    case .opaque: false
    }
  }

  private func append(basic number: some BitwiseCopyable, _ value: DBusValue) -> Bool {
    withUnsafePointer(to: number) { append(value, $0) }
  }

  private func append(_ value: DBusValue, _ address: UnsafeRawPointer) -> Bool {
    guard let type = value.signature.utf8.first else { return false }
    return sd_bus_message_append_basic(pointer, CChar(bitPattern: type), address) >= 0
  }

  private func within(_ type: Unicode.Scalar, _ contents: String, _ body: () -> Bool) -> Bool {
    sd_bus_message_open_container(pointer, CChar(bitPattern: UInt8(ascii: type)), contents) >= 0 && body()
      && sd_bus_message_close_container(pointer) >= 0
  }
}
