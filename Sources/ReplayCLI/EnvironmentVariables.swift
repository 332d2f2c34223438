import Foundation

#if os(Linux)
  @preconcurrency import Glibc
#endif

/// The variables that the tool was started with.
enum EnvironmentVariables {
  /// Read where the system keeps them: to put them into a dictionary, Foundation takes a good part of a start.
  static var all: [String: String] {
    #if os(Linux)
      var variables: [String: String] = [:]
      var next = environ
      while let line = next.pointee {
        let line = String(cString: line)
        if let end = line.utf8.firstIndex(of: UInt8(ascii: "=")) {
          variables[String(line[..<end])] = String(line[line.utf8.index(after: end)...])
        }
        next += 1
      }
      return variables
    #else
      ProcessInfo.processInfo.environment
    #endif
  }
}
