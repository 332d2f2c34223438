import Foundation

/// The command line: `Fuzz --harness=NAME [libFuzzer's options and corpus]`; `Fuzz --seeds=FOLDER` writes what each
/// harness begins with; `Fuzz --list` names them.
///
/// The main is libFuzzer's, which passes over what begins with two dashes.
enum Fuzz {
  static let harness = value(of: "--harness=").flatMap(Harness.init)

  static func value(of option: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }
}

/// Called once, by libFuzzer's main.
@_cdecl("LLVMFuzzerInitialize")
func begin(_ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?) -> Int32 {
  if CommandLine.arguments.contains("--list") {
    print(Harness.allCases.map(\.rawValue).joined(separator: "\n"))
    exit(0)
  }
  if let folder = Fuzz.value(of: "--seeds=") {
    do { try Seeds.write(to: URL(fileURLWithPath: folder)) } catch {
      fatalError("the seeds can't be written: \(error)")
    }
    exit(0)
  }
  guard Fuzz.harness != nil else {
    print("Fuzz: name a harness by --harness=NAME; `Fuzz --list` names those there are")
    exit(64)
  }
  return 0
}

/// Called again and again, by libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
func attack(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.harness?.attack([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}
