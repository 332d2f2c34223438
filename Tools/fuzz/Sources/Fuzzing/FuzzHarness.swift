/// Something that takes bytes from outside, and what must be true of whatever comes of them.
///
/// A harness never fails by an error, which is how bad bytes are answered; it fails by a trap, a broken promise,
/// or by taking too long or too much memory, which libFuzzer watches.
public protocol FuzzHarness: RawRepresentable<String>, CaseIterable, Sendable {
  /// What it begins with: small, of every kind, and made by the project itself.
  var seeds: [[UInt8]] { get throws }

  func attack(_ bytes: [UInt8]) throws
}

/// Ends the program, for libFuzzer to keep what led to it.
public func require(_ condition: Bool, _ broken: @autoclosure () -> String) {
  if !condition { fatalError(broken()) }
}
