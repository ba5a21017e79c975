import CSodium

/// The functions of libsodium that sealing and signing need, over arrays. Keys have 32 bytes, nonces 24.
enum Sodium {
  static let keySize = 32
  static let nonceSize = 24
  /// The bytes by which sealing makes a message longer.
  static let overhead = 16

  static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// Returns a keyed hash (BLAKE2b) of several parts, each preceded by its length in 8 bytes, the lowest first.
  static func hash(_ parts: [[UInt8]], key: [UInt8], size: Int) -> [UInt8] {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stateSize, alignment: 64)
    defer { memory.deallocate() }
    let state = OpaquePointer(memory)
    crypto_generichash_init(state, key, key.count, size)
    for part in parts {
      let length = (0..<8).map { UInt8(truncatingIfNeeded: part.count >> ($0 * 8)) }
      crypto_generichash_update(state, length, 8)
      crypto_generichash_update(state, part, UInt64(part.count))
    }
    var hash = [UInt8](repeating: 0, count: size)
    crypto_generichash_final(state, &hash, size)
    return hash
  }

  /// The size of the library's state of a hash.
  private static let stateSize = 384

  /// Returns the HMAC-SHA-256 of bytes under a key of any length.
  static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var state = crypto_auth_hmacsha256_state()
    var hash = [UInt8](repeating: 0, count: 32)
    crypto_auth_hmacsha256_init(&state, key, key.count)
    crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    crypto_auth_hmacsha256_final(&state, &hash)
    return hash
  }

  /// Encrypts and signs in place (XChaCha20-Poly1305) what follows the first `start` bytes, of which the last `overhead` are
  /// for the signature; `bound` is signed too.
  static func seal(_ bytes: inout [UInt8], from start: Int, bound: [UInt8], nonce: [UInt8], key: [UInt8]) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let message = bytes.baseAddress?.advanced(by: start) else { return }
      crypto_aead_xchacha20poly1305_ietf_encrypt(
        message, nil, message, UInt64(bytes.count - start - overhead), bound, UInt64(bound.count), nil, nonce, key)
    }
  }

  /// Checks and decrypts in place the bytes from `start` on; false where they or `bound` differ from the sealed ones.
  static func open(_ bytes: inout [UInt8], from start: Int, bound: [UInt8], nonce: [UInt8], key: [UInt8]) -> Bool {
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard bytes.count - start >= overhead, let sealed = bytes.baseAddress?.advanced(by: start) else { return false }
      return crypto_aead_xchacha20poly1305_ietf_decrypt(
        sealed, nil, nil, sealed, UInt64(bytes.count - start), bound, UInt64(bound.count), nonce, key) == 0
    }
  }

  /// Encrypts or decrypts bytes (XChaCha20) that are signed elsewhere.
  static func crypt(_ bytes: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bytes.count)
    crypto_stream_xchacha20_xor(&result, bytes, UInt64(bytes.count), nonce, key)
    return result
  }

  /// Makes a key of a passphrase (Argon2id 1.3); nil where the memory cannot be had. Takes a second, more or less.
  ///
  /// - Parameters:
  ///   - passes: the number of passes over the memory.
  ///   - memory: the memory in KiB.
  static func key(of passphrase: [UInt8], salt: [UInt8], passes: Int, memory: Int) -> [UInt8]? {
    var key = [UInt8](repeating: 0, count: keySize)
    let words = passphrase.map(CChar.init(bitPattern:))
    let result = crypto_pwhash(
      &key, UInt64(keySize), words, UInt64(words.count), salt, UInt64(passes), memory << 10, 2)
    return result == 0 ? key : nil
  }
}
