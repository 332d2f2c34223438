import Foundation
import HeadlessUIKit
import Testing

/// Rule V1018: predicates of texts and numbers.
struct PredicateTests {
  #if !canImport(Darwin)
    @Test(
      "V1018 a predicate's format compares texts and numbers, with words in any writing",
      arguments: [
        ("SELF LIKE[c] %@", "*B*", "abc", true), ("SELF LIKE 'a?c'", "", "abc", true),
        ("SELF LIKE 'a?'", "", "abc", false), ("NOT (SELF CONTAINS %@)", "a", "b", true),
        ("not self contains %@", "b", "b", false), ("SELF != %@", "a", "b", true),
        ("SELF BEGINSWITH[c] %@ OR SELF ENDSWITH 'z'", "A", "abc", true),
        ("SELF BEGINSWITH %@ AND SELF ENDSWITH 'z'", "a", "abc", false),
        ("(SELF contains[cd] %@)", "É", "cafe", true), ("SELF  MATCHES  %@", "[a-c]+", "abc", true),
        ("SELF matches '^[0-9]+$' && SELF.length > 1", "", "12", true), ("SELF.length >= 3", "", "ab", false),
        ("SELF MATCHES '\\\\d+\\d'", "", "123", true), ("SELF IN {'a', 'b'}", "", "b", true),
        ("SELF == %@ || TRUEPREDICATE", "x", "b", true), ("%@ BEGINSWITH SELF", "abc", "ab", true),
      ] as [(String, String, String, Bool)])
    func texts(format: String, argument: String, text: String, holds: Bool) {
      #expect(NSPredicate(format: format, argument).evaluate(with: text) == holds)
      #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: text) == holds)
    }

    @Test("V1018 numbers, and lists of what is asked for")
    func numbers() {
      #expect(NSPredicate(format: "SELF > %d AND SELF <= 5", 2).evaluate(with: 5))
      #expect(!NSPredicate(format: "SELF > 2.5").evaluate(with: 2))
      #expect(NSPredicate(format: "SELF BETWEEN %@", argumentArray: [[1, 3]]).evaluate(with: 3))
      #expect(NSPredicate(format: "SELF IN %@", argumentArray: [["a", "b"]]).evaluate(with: "a"))
      #expect(!NSPredicate(format: "SELF IN %@", argumentArray: [["a", "b"]]).evaluate(with: "c"))
    }

    @Test("V1018 a property by its name, and a format that ends too early, stop")
    func refused() async {
      await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name CONTAINS %@", "a") }
      await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF CONTAINS %@ AND", "a") }
    }
  #endif
}
