import CSodium
import Glibc
import TilawaFiles

/// The functions of libsodium that sealing and signing need. Keys have 32 bytes, nonces 24.
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

  /// Returns a new key.
  static func randomKey() -> SecretBytes {
    SecretBytes(count: keySize) { memory in
      if let start = memory.baseAddress { randombytes_buf(start, memory.count) }
    }
  }

  /// Returns a keyed hash (BLAKE2b) of several parts, each preceded by its length in 8 bytes, the lowest first.
  static func hash(_ parts: [[UInt8]], key: SecretPart, size: Int) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: size)
    key.withBytes { key in hash.withUnsafeMutableBytes { Self.hash(parts, key: key, into: $0) } }
    return hash
  }

  /// Writes such a hash, which may be a key itself, to where it is to lie.
  static func hash(_ parts: [[UInt8]], key: UnsafeRawBufferPointer, into hash: UnsafeMutableRawBufferPointer) {
    guard let start = hash.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stateSize, alignment: 64)
    defer {
      explicit_bzero(memory, stateSize)
      memory.deallocate()
    }
    let state = OpaquePointer(memory)
    crypto_generichash_init(state, key.baseAddress?.assumingMemoryBound(to: UInt8.self), key.count, hash.count)
    for part in parts {
      let length = (0..<8).map { UInt8(truncatingIfNeeded: part.count >> ($0 * 8)) }
      crypto_generichash_update(state, length, 8)
      crypto_generichash_update(state, part, UInt64(part.count))
    }
    crypto_generichash_final(state, start, hash.count)
  }

  /// The size of the library's state of a hash.
  private static let stateSize = 384

  /// Returns the HMAC-SHA-256 of bytes under a key of any length.
  static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var state = crypto_auth_hmacsha256_state()
    defer { withUnsafeMutableBytes(of: &state) { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } } }
    var hash = [UInt8](repeating: 0, count: 32)
    crypto_auth_hmacsha256_init(&state, key, key.count)
    crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    crypto_auth_hmacsha256_final(&state, &hash)
    return hash
  }

  /// Encrypts and signs in place (XChaCha20-Poly1305) what follows the first `start` bytes, of which the last `overhead` are
  /// for the signature; `bound` is signed too.
  static func seal(_ bytes: inout [UInt8], from start: Int, bound: [UInt8], nonce: [UInt8], key: SecretPart) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let message = bytes.baseAddress?.advanced(by: start) else { return }
      let count = UInt64(bytes.count - start - overhead)
      _ = key.withPointer { key in
        crypto_aead_xchacha20poly1305_ietf_encrypt(
          message, nil, message, count, bound, UInt64(bound.count), nil, nonce, key)
      }
    }
  }

  /// Checks and decrypts in place the bytes from `start` on; false where they or `bound` differ from the sealed ones.
  static func open(_ bytes: inout [UInt8], from start: Int, bound: [UInt8], nonce: [UInt8], key: SecretPart) -> Bool {
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard bytes.count - start >= overhead, let sealed = bytes.baseAddress?.advanced(by: start) else { return false }
      let count = UInt64(bytes.count - start)
      return key.withPointer { key in
        crypto_aead_xchacha20poly1305_ietf_decrypt(
          sealed, nil, nil, sealed, count, bound, UInt64(bound.count), nonce, key)
      } == 0
    }
  }

  /// Encrypts or decrypts bytes (XChaCha20) that are signed elsewhere.
  static func crypt(_ bytes: [UInt8], nonce: [UInt8], key: SecretPart) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bytes.count)
    _ = key.withPointer { crypto_stream_xchacha20_xor(&result, bytes, UInt64(bytes.count), nonce, $0) }
    return result
  }

  /// Makes a key of a passphrase (Argon2id 1.3); nil where the memory cannot be had. Takes a second, more or less.
  ///
  /// - Parameters:
  ///   - passes: the number of passes over the memory.
  ///   - memory: the memory in KiB.
  static func key(of passphrase: SecretBytes, salt: [UInt8], passes: Int, memory: Int) -> SecretBytes? {
    var isMade = false
    let key = SecretBytes(count: keySize) { key in
      passphrase.withBytes { words in
        guard let key = key.baseAddress, let start = words.baseAddress else { return }
        isMade =
          crypto_pwhash(
            key.assumingMemoryBound(to: UInt8.self), UInt64(keySize), start.assumingMemoryBound(to: CChar.self),
            UInt64(words.count), salt, UInt64(passes), memory << 10, 2) == 0
      }
    }
    return isMade ? key : nil
  }
}
