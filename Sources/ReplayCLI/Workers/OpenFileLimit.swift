import Foundation

/// How many files, pipes and sockets this process may have open at once.
enum OpenFileLimit {
  /// Of a worker: its pipes at both ends, while it is started.
  private static let filesOfWorker = 10
  /// Of everything else.
  private static let filesBesides = 40
  private static let highest: rlim_t = 1 << 16

  /// Takes as many as the system lets anybody have, who asks: the usual 256 or 1,024 are too few for many workers.
  /// - Returns: how many there are then.
  static func raised() -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let most = min(limit.rlim_max, highest)
    if limit.rlim_cur < most {
      var wanted = limit
      wanted.rlim_cur = most
      if setrlimit(resource, &wanted) == 0 { limit = wanted }
    }
    return Int(min(limit.rlim_cur, highest))
  }

  /// How many workers so many files are enough for; one always is.
  static func workers(of files: Int) -> Int { max(1, (files - filesBesides) / filesOfWorker) }
}
