import Foundation
import PackagePlugin

/// `swift package replay …`: builds the package's own replay tool, with the package's stages, and runs it.
///
/// The tool is the executable that depends on ReplayCLI; where there are several, `REPLAY_TOOL` names one. It runs
/// in the package's folder, and warns of files that compile to nothing here. On macOS plugins may not write there:
/// verbs that write want `swift package --allow-writing-to-package-directory replay …`.
@main struct ReplayPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let name = try ToolSearch(package: context.package).tool(
      named: ProcessInfo.processInfo.environment["REPLAY_TOOL"])
    let tool = try build(name)
    for file in VanishedFiles(package: context.package).urls() {
      Diagnostics.warning(
        "\(file.path) compiles to nothing here: all of it is in #if os(iOS); #if canImport(UIKit) is true here")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // What the tool calls itself in the commands that it proposes.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["REPLAY_CALLED_AS": "swift package replay"]) { _, own in own }
    // Standard input is how SwiftPM speaks to the plugin.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // What the tool found is not a failure of the plugin, but its exit code is the plugin's: of one that a signal
    // ended, as shells have it, or the signal's number would pass for one of the tool's own codes.
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
  }

  private func build(_ name: String) throws -> URL {
    let result = try packageManager.build(
      .product(name), parameters: PackageManager.BuildParameters(configuration: .inherit, logging: .concise))
    guard result.succeeded else { throw ReplayPluginError.notBuilt(name, log: result.logText) }
    let tools = result.builtArtifacts.filter { $0.kind == .executable }
    guard let tool = tools.first(where: { $0.url.deletingPathExtension().lastPathComponent == name }) else {
      throw ReplayPluginError.notBuilt(name, log: result.logText)
    }
    return tool.url
  }
}

/// Looks for the executables of a package that are replay tools.
struct ToolSearch {
  let package: Package

  /// - Throws: where there is none, or more than one and no name says which.
  func tool(named name: String?) throws -> String {
    let tools = package.products(ofType: ExecutableProduct.self).filter(isTool).map(\.name)
    if let name {
      guard tools.contains(name) else { throw ReplayPluginError.noTool(name) }
      return name
    }
    guard let tool = tools.first else { throw ReplayPluginError.noTool(nil) }
    guard tools.count == 1 else { throw ReplayPluginError.severalTools(tools) }
    return tool
  }

  private func isTool(_ product: ExecutableProduct) -> Bool { product.targets.contains(where: needsReplayCLI) }

  private func needsReplayCLI(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "ReplayCLI"
      case .target(let target): target.name == "ReplayCLI" || needsReplayCLI(target)
      @unknown default: false
      }
    }
  }
}

enum ReplayPluginError: Error, CustomStringConvertible {
  case noTool(String?)
  case severalTools([String])
  case notBuilt(String, log: String)

  var description: String {
    switch self {
    case .noTool(let name?):
      "there is no replay tool '\(name)'; REPLAY_TOOL must name one that depends on ReplayCLI"
    case .noTool(nil):
      "the package has no replay tool; make an executable target that depends on ReplayCLI, with "
        + "'await ReplayTool.run(stages: [YourStage.self])' in its main.swift"
    case .severalTools(let names):
      "there are several replay tools; REPLAY_TOOL must name \(names.joined(separator: " or "))"
    case .notBuilt(let name, let log): "\(name) could not be built:\n\(log)"
    }
  }
}
