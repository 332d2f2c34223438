import Foundation
import Testing

@testable import Goldens

@Suite final class DiskFileTests {
  let folder = NSTemporaryDirectory() + "files-\(UUID().uuidString)/"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder + name, withDestinationPath: target)
  }

  @Test func `links are followed one after the other, absolute and relative, also to nothing`() throws {
    try link("a", to: "b")
    try link("b", to: folder + "c")
    #expect(try DiskFile.resolved(folder + "a") == folder + "c")
    #expect(try DiskFile.resolved(folder + "c") == folder + "c")
    #expect(try DiskFile.resolved("a-name-without-folder") == "a-name-without-folder")
  }

  @Test func `a chain as long as the system follows is followed, a longer one is refused`() throws {
    for index in 0..<50 { try link("\(index)", to: "\(index + 1)") }
    #expect(try DiskFile.resolved(folder + "12") == folder + "50")
    #expect(throws: GoldenError(.tooManyLinks, file: folder + "0")) { try DiskFile.resolved(self.folder + "0") }
  }

  @Test func `all bytes are read, none of a file that is not there`() throws {
    #expect(try DiskFile.contents(of: folder + "none", named: "none", limit: 10) == nil)
    try Data([0, 255, 10]).write(to: URL(fileURLWithPath: folder + "three"))
    #expect(try DiskFile.contents(of: folder + "three", named: "three", limit: 3) == [0, 255, 10])
    #expect(throws: GoldenError(.tooLarge(limit: 2), file: "three")) {
      try DiskFile.contents(of: self.folder + "three", named: "three", limit: 2)
    }
  }

  @Test func `a file in the place of a folder is named as the system does`() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "file"))
    let error = #expect(throws: GoldenError.self) {
      try DiskFile.contents(of: self.folder + "file/x", named: "x", limit: 1)
    }
    #expect(error?.description == "x could not be read (Not a directory); make it readable and run again")
  }

  @Test func `removing says whether there was a file`() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "file"))
    #expect(try DiskFile.remove(folder + "file"))
    #expect(try !DiskFile.remove(folder + "file"))
    #expect(throws: GoldenError.self) { try DiskFile.remove(self.folder) }
  }
}
