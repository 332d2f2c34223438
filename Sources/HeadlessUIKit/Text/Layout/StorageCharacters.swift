import Foundation

/// A text storage's characters as a string that can be changed: each change is the storage's, which tells of it.
final class StorageCharacters: NSMutableString {
  private let storage: NSTextStorage

  init(of storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  private var characters: NSString { storage.string as NSString }

  override var length: Int { characters.length }
  override func character(at index: Int) -> unichar { characters.character(at: index) }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  #if !canImport(Darwin)
    // Foundation's strings ask for these: of a text of their own.
    required convenience init(capacity: Int) { self.init(of: NSTextStorage()) }
    required convenience init(string aString: String) { self.init(of: NSTextStorage(string: aString)) }
    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
      self.init(string: String(utf16CodeUnits: characters, count: length))
    }
    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
      self.init(string: value.description)
    }
  #endif
  required convenience init?(coder aDecoder: NSCoder) { nil }
}
