import Foundation
import Testing

@testable import Goldens

@Suite final class GoldenStoreTests {
  let folder: String
  let store: GoldenStore
  let trace = GoldenComparison.of(Press.onRow, against: nil).actual

  init() throws {
    folder = NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    store = GoldenStore(log: folder + "/press.touchlog")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func files(in path: String? = nil) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path ?? folder).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  @Test func `the golden lies beside its log`() throws {
    #expect(GoldenStore(log: "a/x.touchlog").path == "a/x.golden")
    #expect(GoldenStore(log: "x.touchlog").path == "x.golden")
    #expect(try GoldenStore(log: "a/x.touchlog").pendingPath() == "a/x.golden.new")
    #expect(GoldenStore(log: "a/x").path == "a/x.golden")
  }

  @Test func `where there is none, none is read and none is made`() throws {
    #expect(try store.golden() == nil)
    #expect(try store.pending() == nil)
    #expect(try files().isEmpty)
  }

  @Test func `the mode never writes nothing, whatever the verdict`() throws {
    try write("old", to: "press.golden.new")
    for verdict in [GoldenVerdict.matches, .missing, .differs(try .example())] {
      try store.carryOut(UpdateMode.never.action(for: verdict), trace)
    }
    #expect(try files() == ["press.golden.new"])
    #expect(try text(of: "press.golden.new") == "old")
  }

  @Test func `a pending trace waits, and accepting it makes it the golden`() throws {
    try store.carryOut(.writePending, trace)
    #expect(try files() == ["press.golden.new"])
    #expect(try text(of: "press.golden.new") == trace.description)
    try store.accept()
    #expect(try files() == ["press.golden"])
    #expect(try store.golden()?.description == trace.description)
  }

  @Test func `accepting leaves out what was for the reviewer`() throws {
    try write(Golden.of(Press.onButton).description, to: "press.golden")
    let differing = try GoldenComparison.of(Press.onRow, against: store.golden()).actual
    try store.carryOut(.writePending, differing)
    #expect(try text(of: "press.golden.new").contains("\nwhy    H9 H11\n"))
    try store.accept()
    #expect(try text(of: "press.golden") == differing.description)
    #expect(try files() == ["press.golden"])
  }

  @Test func `pruning removes the golden and what is pending`() throws {
    try store.carryOut(.writeGolden, trace)
    try store.carryOut(.writePending, trace)
    try store.prune()
    #expect(try files().isEmpty)
  }

  @Test func `pruning a link removes what is pending where it leads to`() throws {
    try write(trace.description, to: "there.golden")
    try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: "there.golden")
    try store.carryOut(.writePending, trace)
    #expect(try files().contains("there.golden.new"))
    try store.prune()
    #expect(try files() == ["there.golden"])
  }

  @Test(arguments: ["a/x.touchlog", "a/x.golden", "a/x.golden.new"])
  func `any of its files names it`(path: String) {
    #expect(GoldenStore(file: path).path == "a/x.golden")
  }

  @Test func `rejecting removes what is pending and leaves the golden`() throws {
    try write(trace.description, to: "press.golden")
    try write("anything", to: "press.golden.new")
    try store.reject()
    #expect(try files() == ["press.golden"])
    #expect(try text(of: "press.golden") == trace.description)
  }

  @Test func `with nothing pending, accept and reject say so`() throws {
    try write(trace.description, to: "press.golden")
    for act in [store.accept, store.reject] as [() throws -> Void] {
      let error = #expect(throws: GoldenError.self) { try act() }
      #expect(error == GoldenError(.nothingPending, file: folder + "/press.golden.new"))
    }
    #expect(try text(of: "press.golden") == trace.description)
  }

  @Test func `what is pending but no golden is not accepted`() throws {
    try write(trace.description, to: "press.golden")
    try write("<<<<<<< HEAD\n", to: "press.golden.new")
    let error = #expect(throws: GoldenError.self) { try store.accept() }
    #expect(error?.problem == .conflictMarker)
    #expect(try files() == ["press.golden", "press.golden.new"])
    #expect(try text(of: "press.golden") == trace.description)
  }

  @Test func `writing the golden drops what is pending`() throws {
    try write("old", to: "press.golden")
    try write("older", to: "press.golden.new")
    try store.carryOut(.writeGolden, trace)
    #expect(try files() == ["press.golden"])
    #expect(try text(of: "press.golden") == trace.description)
  }

  @Test func `a match drops what an earlier run left pending`() throws {
    try write("older", to: "press.golden.new")
    #expect(try store.carryOut(UpdateMode.pending.action(for: .matches), trace) == .dropPending)
    #expect(try store.carryOut(UpdateMode.pending.action(for: .matches), trace) == .nothing)
    #expect(try files().isEmpty)
  }

  @Test func `a symbolic link stays one, and its file is replaced where it lies`() throws {
    let other = folder + "/elsewhere"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try write("old", to: "elsewhere/real.golden")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/press.golden", withDestinationPath: "elsewhere/real.golden")
    try store.carryOut(.writePending, trace)
    #expect(try files(in: other) == ["real.golden", "real.golden.new"])
    #expect(try text(of: "elsewhere/real.golden") == "old")
    try store.accept()
    #expect(try files(in: other) == ["real.golden"])
    #expect(try text(of: "elsewhere/real.golden") == trace.description)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: store.path) == "elsewhere/real.golden")
  }

  @Test func `links in a circle are an error`() throws {
    try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: "press.golden")
    let error = #expect(throws: GoldenError.self) { try store.golden() }
    #expect(error?.problem == .tooManyLinks)
  }

  @Test func `the permissions of a golden are kept`() throws {
    try write("old", to: "press.golden")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: store.path)
    try store.carryOut(.writeGolden, trace)
    let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a folder or a pipe in its place is refused, and doesn't hold us up`() throws {
    try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: true)
    #expect(throws: GoldenError(.notARegularFile, file: store.path)) { try store.golden() }
    try FileManager.default.removeItem(atPath: store.path)
    #expect(mkfifo(store.path, 0o600) == 0)
    #expect(throws: GoldenError(.notARegularFile, file: store.path)) { try store.golden() }
  }

  @Test func `a rename that fails leaves the golden and no litter`() throws {
    // A folder of that name can't be renamed over.
    try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: true)
    #expect(throws: GoldenError.self) { try store.carryOut(.writeGolden, trace) }
    #expect(try files() == ["press.golden"])
  }

  @Test func `a folder that can't be written is one sentence, and nothing is lost`() throws {
    // Not even root makes files there.
    let store = GoldenStore(log: "/proc/press.touchlog")
    let error = #expect(throws: GoldenError.self) { try store.carryOut(.writePending, trace) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("/proc/press.golden.new could not be written ("), "\(text)")
    #expect(text.hasSuffix(") and nothing was changed; make its folder writable and run again"), "\(text)")
  }

  @Test func `a golden larger than may be is refused without being read`() throws {
    try write("", to: "press.golden")
    let handle = try #require(FileHandle(forWritingAtPath: store.path))
    try handle.truncate(atOffset: UInt64(Golden.largestFile) + 1)
    try handle.close()
    #expect(throws: GoldenError(.tooLarge(limit: Golden.largestFile), file: store.path)) { try store.golden() }
  }
}
