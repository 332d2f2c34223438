import Foundation

/// What the system says of an error that Foundation wraps: in few words, and the same ones everywhere.
package enum SystemWords {
  package static func of(_ error: any Error) -> String {
    let told = error as NSError
    // Foundation on Linux keeps an error of Swift's there, which is no NSError as it lies.
    let cause = (told.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? told
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code))) : error.localizedDescription
  }
}
