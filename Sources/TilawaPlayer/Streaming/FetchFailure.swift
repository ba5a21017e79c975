import TilawaIntake
import TilawaCore
import TilawaNetwork
import TilawaStore

/// The conclusion from a failed fetch, for the file and for others.
struct FetchFailure {
  /// The other files for which the failure holds.
  enum Scope {
    /// No other file, because the server answered properly.
    case nothing
    /// Perhaps other files of the host; repeated failures make it certain.
    case file
    /// All files of the host.
    case hosts
    case everything
  }

  let reason: ResolvedUnit.Reason
  let scope: Scope

  init(_ error: any Error) {
    guard let error = error as? NetworkError else {
      // The file is wrong, and its server is not to blame; or nothing can be stored here.
      let isFatal = Downloader.isFatal(error) && (error as? StoreError)?.code != .busy
      (reason, scope) =
        isFatal ? (.notFetchable, .everything) : (error is PlayerError ? .faulty : .notFetchable, .nothing)
      return
    }
    switch error.code {
    case .status(404), .status(410): (reason, scope) = (.absent, .nothing)
    case .unreachable, .untrusted: (reason, scope) = (.unreachable, .hosts)
    case .noLibrary, .cannotWrite: (reason, scope) = (.notFetchable, .everything)
    case .badAddress, .status, .broken, .stalled, .tooManyRedirects, .tooLarge, .cancelled:
      (reason, scope) = (.notFetchable, .file)
    }
  }
}

/// The hosts that are no longer asked in a session.
struct LostHosts: Sendable {
  /// The number of consecutive failures after which a host is no longer asked.
  private static let failureLimit = 3

  private var failures: [String: Int] = [:]
  private var hosts: Set<String> = []
  private var isEverythingLost = false

  mutating func answered(_ file: RemoteFile) {
    for host in file.hosts { failures[host] = nil }
  }

  /// Counts a failure; each host answers only for the errors of its own.
  mutating func failed(_ file: RemoteFile, _ error: any Error) {
    guard let error = error as? NetworkError else { return strike(file.hosts, FetchFailure(error).scope) }
    for said in error.all { strike([RemoteFile.host(of: said.url)], FetchFailure(said).scope) }
  }

  private mutating func strike(_ struck: [String], _ scope: FetchFailure.Scope) {
    switch scope {
    case .nothing: for host in struck { failures[host] = nil }
    case .everything: isEverythingLost = true
    case .hosts: hosts.formUnion(struck)
    case .file:
      for host in struck {
        failures[host, default: 0] += 1
        if failures[host, default: 0] >= LostHosts.failureLimit { hosts.insert(host) }
      }
    }
  }

  /// Whether no host is left to ask for a file.
  func haveAll(of file: RemoteFile) -> Bool { isEverythingLost || file.hosts.allSatisfy(hosts.contains) }

  /// Returns the file with only the addresses that are still asked.
  func leaving(_ file: RemoteFile) -> RemoteFile {
    let urls = file.urls.filter { !hosts.contains(RemoteFile.host(of: $0)) }
    return RemoteFile(
      reciter: file.reciter, name: file.name, ending: file.ending, urls: urls.isEmpty ? file.urls : urls)
  }
}

extension RemoteFile {
  var hosts: [String] { urls.map(RemoteFile.host) }

  /// Returns the host of an address: "host:8080" of "https://host:8080/1.mp3".
  static func host(of url: String) -> String {
    let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    return parts.count > 1 ? String(parts[1]) : url
  }
}
