import CSndfile
import Glibc

/// A file that libsndfile writes through this object, with a reserve of disk space. When the disk is full the reserve
/// is released, so that the file can be finished properly. One thread uses it.
final class ReservedFile {
  let descriptor: Int32
  let path: String
  /// An unlinked file that holds the reserve; nil after its release, or without a reserve.
  private var reserve: Int32?
  /// The system's error number for the full disk; nil before.
  private(set) var fullDisk: Int32?
  /// The system's error number after the reserve was full too; nil before.
  private(set) var failure: Int32?

  /// Makes a file under a name of `prefix` and the process's number, and locks it. The lock shows others whether its
  /// process still runs. The folder must exist.
  ///
  /// - Throws: `.ioFailed` if the disk has no room for the reserve, `.cannotCreate`; nothing is left behind.
  init(in folder: String, prefix: String, reserve bytes: Int) throws(AudioError) {
    (path, descriptor) = try ReservedFile.make(.beginning(prefix), in: folder)
    guard bytes > 0 else { return }
    do throws(AudioError) {
      reserve = try ReservedFile.reserve(bytes, in: folder)
    } catch {
      unlink(path)
      throw error
    }
  }

  deinit {
    release()
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// Makes a file that started programs do not inherit.
  private static func make(
    _ form: TemporaryFile.Form, in folder: String
  ) throws(AudioError) -> (path: String, descriptor: Int32) {
    do throws(FileError) { return try TemporaryFile.create(form, in: folder, for: folder) } catch {
      throw AudioError(
        error.code == .io ? .ioFailed : .cannotCreate, AudioSentences.cannotRecord, path: folder,
        verbatim: error.message)
    }
  }

  private static func reserve(_ bytes: Int, in folder: String) throws(AudioError) -> Int32 {
    let (path, reserve) = try make(.incoming, in: folder)
    unlink(path)
    let result = posix_fallocate(reserve, 0, off_t(bytes))
    guard result == 0 else {
      Glibc.close(reserve)
      throw AudioError(.ioFailed, AudioSentences.cannotRecord, path: folder, verbatim: systemMessage(result))
    }
    return reserve
  }

  /// Releases the reserve; false if there is none any more.
  @discardableResult func release() -> Bool {
    guard let reserve else { return false }
    self.reserve = nil
    Glibc.close(reserve)
    return true
  }

  /// Writes all bytes, if necessary into the reserve; on failure fewer, with the reason in `failure`.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count > 0 { done += count }
      guard count < 0, errno != EINTR else { continue }
      let number = errno
      guard number == ENOSPC || number == EDQUOT, release() else {
        failure = failure ?? number
        return done
      }
      fullDisk = number
    }
    return done
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> ReservedFile? {
    user.map { Unmanaged<ReservedFile>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The functions for libsndfile; their `user` is this file, unretained.
  static var functions: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { user in
        var status = stat()
        guard let file = ReservedFile.from(user), fstat(file.descriptor, &status) == 0 else { return -1 }
        return sf_count_t(status.st_size)
      },
      seek: { offset, whence, user in
        ReservedFile.from(user).map { sf_count_t(lseek($0.descriptor, off_t(offset), whence)) } ?? -1
      },
      read: { target, count, user in
        ReservedFile.from(user).map { sf_count_t(Glibc.read($0.descriptor, target, Int(count))) } ?? 0
      },
      write: { source, count, user in
        ReservedFile.from(user).map { sf_count_t($0.write(UnsafeRawBufferPointer(start: source, count: Int(count)))) }
          ?? 0
      },
      tell: { user in ReservedFile.from(user).map { sf_count_t(lseek($0.descriptor, 0, SEEK_CUR)) } ?? -1 })
  }
}
