import Foundation
import Testing

/// "Kept" is said of what code sets and nothing else comes of: not of what can't be set, nor of a method that does
/// nothing.
@Suite struct KeptTests {
  @Test func `what is said to be kept is`() throws {
    let model = try KeptFiles(in: ["Sources/HeadlessUIKit"], endingIn: [".swift"])
    #expect(model.files.count > 300)
    for (path, lines) in model.files.sorted(by: { $0.key < $1.key }) {
      for place in Self.mistakes(in: lines) { Issue.record("\(path):\(place + 1): nothing is kept") }
    }
  }

  @Test(arguments: [
    "/// Kept.\nopen var a = 1", "/// Kept.\nopen var a: Int?\nvar b: Int { 1 }", "/// Kept.\nvar a: Int = { 1 }()",
    "/// Kept.\nopen var a: Int {\n  get { b }", "/// Kept.\nopen var a: Int? { didSet { tell() } }",
    "/// Kept.\nopen func a(b: Int) { c = b }", "/// Kept.\nopen func a(\n  b: Int\n) { c = b }\nfunc d() {}",
    "/// Kept.\nvar a: Int { b }\noverride var a: Int {", "/// Kept.\n@A open var a = 1\nvar b: Int { 1 }",
    "/// One.\nvar a: Int { 1 }", "/// Kept where it is short.\nextension A {\n  var a: Int { 1 }",
  ])
  func `what can be set is`(code: String) {
    #expect(Self.mistakes(in: code.split(separator: "\n").map(String.init)) == [])
  }

  @Test(arguments: [
    "/// Kept: why.\nopen var a: Int { 1 }", "  /// Kept.\n  @A\n  open class var a: Int {\n    b",
    "/// Kept.\nvar a: Int { get }", "/// Kept.\nfunc a() {}",
    "/// Kept.\n/// - Parameter b: one.\nfunc a(\n  b: Int\n) {}",
  ])
  func `what can't be set is not`(code: String) {
    #expect(Self.mistakes(in: code.split(separator: "\n").map(String.init)) == [0])
  }

  /// Where it is said and is not so.
  private static func mistakes(in lines: [String]) -> [Int] {
    lines.indices.filter { place in
      guard words(lines[place]).hasPrefix("/// Kept") else { return false }
      let declaration = lines[place...].drop { isDoc($0) || words($0).hasPrefix("@") && !isMember($0) }
      guard let first = declaration.first, isMember(first) else { return false }
      return first.contains("func ") ? isEmpty(declaration) : isReadOnly(declaration, in: lines)
    }
  }

  private static func words(_ line: String) -> Substring { line.drop { $0 == " " } }

  private static func isDoc(_ line: String) -> Bool { words(line).hasPrefix("///") }

  private static func isMember(_ line: String) -> Bool { line.firstMatch(of: /\b(?:var|let|func) \w/) != nil }

  private static func isEmpty(_ function: ArraySlice<String>) -> Bool {
    function.first { $0.contains("{") }?.hasSuffix("{}") == true
  }

  /// Unless somebody overrides it in the same file, as a mutable class does.
  private static func isReadOnly(_ property: ArraySlice<String>, in lines: [String]) -> Bool {
    guard let first = property.first, let (_, name, body) = first.firstMatch(of: /\bvar (\w+):[^={]*\{(.*)/)?.output
    else { return false }
    let getter = body.isEmpty ? property.dropFirst().first.map(words) ?? "" : words(String(body))
    let writing = ["get {", "get set", "set", "didSet", "willSet"]
    return !writing.contains(where: getter.hasPrefix) && !lines.contains { $0.contains("override var \(name):") }
  }
}
