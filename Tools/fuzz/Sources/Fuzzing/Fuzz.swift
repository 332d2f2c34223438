import Foundation

/// What a program attacks: `FuzzReaders --harness=NAME [libFuzzer's options and corpus]`; `--seeds=FOLDER` writes
/// what each harness begins with; `--list` names them.
///
/// The main is libFuzzer's, which passes over what begins with two dashes and calls two functions of the program's.
public struct Fuzz<Harness: FuzzHarness>: Sendable {
  /// The one that was named.
  private let harness: Harness?

  /// Called once, by libFuzzer's main; ends the program where it was not asked to attack.
  public init(_ program: String) {
    if CommandLine.arguments.contains("--list") {
      print(Harness.allCases.map(\.rawValue).joined(separator: "\n"))
      exit(0)
    }
    if let folder = Self.value(of: "--seeds=") {
      do { try Self.writeSeeds(to: URL(fileURLWithPath: folder)) } catch {
        fatalError("the seeds can't be written: \(error)")
      }
      exit(0)
    }
    harness = Self.value(of: "--harness=").flatMap(Harness.init)
    guard harness != nil else {
      print("\(program): name a harness by --harness=NAME; `\(program) --list` names those there are")
      exit(64)
    }
  }

  /// Called again and again, by libFuzzer.
  public func attack(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    try? harness?.attack([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
  }

  private static func value(of option: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }

  private static func writeSeeds(to folder: URL) throws {
    for harness in Harness.allCases {
      let place = folder.appending(path: harness.rawValue)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (index, seed) in try harness.seeds.enumerated() {
        try Data(seed).write(to: place.appending(path: "seed-\(index)"))
      }
    }
  }
}
