import Foundation
import Subprocess
import SystemPackage

/// The built tool, run as a person runs it: in a folder, with arguments, and nobody's settings.
enum Tool {
  struct Run {
    let code: Int32
    let output: String
    let errors: String

    /// Without what a run tells every ten seconds, on a machine that is busy: how far it is.
    init(code: Int32, output: String, errors: String) {
      (self.code, self.output) = (code, output)
      self.errors = errors.replacing(#/^\d+ of \d+, .*\n/#.anchorsMatchLineEndings(), with: "")
    }

    /// The lines of standard error, without the last one's end.
    var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: true) }
  }

  static let path = product("replay")

  /// Beside the test bundle, where the build puts both.
  static func product(_ name: String) -> FilePath {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let products = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
    #else
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return FilePath(products.appendingPathComponent(name).path)
  }

  /// What would change what the tool says; each test sets what it is about.
  static let nobody: [Environment.Key: String?] = [
    "CI": nil, "TF_BUILD": nil, "BAZEL_TEST": nil, "TOUCHSTONE_UPDATE": nil, "NO_COLOR": nil, "FORCE_COLOR": nil,
    "COLUMNS": nil, "LINES": nil, "GITHUB_STEP_SUMMARY": nil, "GITHUB_WORKSPACE": nil, "SWIFT_BACKTRACE": nil,
    "TEST_TOTAL_SHARDS": nil,
    "TESTBRIDGE_TEST_ONLY": nil, "XML_OUTPUT_FILE": nil, "TEST_UNDECLARED_OUTPUTS_DIR": nil,
  ]

  static func run(
    _ arguments: String..., in desk: Desk, environment: [String: String] = [:], input: [UInt8] = []
  ) async throws -> Run {
    try await run(arguments, in: desk, environment: environment, input: input)
  }

  static func run(
    _ arguments: [String], in desk: Desk, environment: [String: String] = [:], product: String = "replay",
    input: [UInt8] = []
  ) async throws -> Run {
    var variables = nobody
    for (name, value) in environment { variables[Environment.Key(stringLiteral: name)] = value }
    let result = try await Subprocess.run(
      .path(Self.product(product)), arguments: Arguments(arguments),
      environment: .inherit.updating(variables), workingDirectory: FilePath(desk.path), input: .array(input),
      output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
    return Run(
      code: code(of: result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }

  /// The same with standard output going into a file or a device, as a shell has it.
  static func run(
    _ arguments: [String], into file: String, in desk: Desk, product: String = "replay"
  ) async throws -> Run {
    let result = try await Subprocess.run(
      .path("/bin/sh"),
      arguments: Arguments(
        ["-c", "file=$0; exec \"$@\" >\"$file\"", file, "\(Self.product(product))"] + arguments),
      environment: .inherit.updating(nobody), workingDirectory: FilePath(desk.path), input: .none,
      output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
    return Run(
      code: code(of: result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }

  static func code(of status: TerminationStatus) -> Int32 {
    switch status {
    case .exited(let code): code
    case .signaled(let signal): -signal
    }
  }
}
