#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  struct NSPredicateFormatTests {
    @Test(arguments: [("", false), ("[c]", false), ("[d]", false), ("[cd]", true), ("[CD]", true)])
    func `capitals and accents count unless the verb says otherwise`(flags: String, holds: Bool) {
      #expect(NSPredicate(format: "SELF CONTAINS\(flags) %@", "CAFE").evaluate(with: "le café") == holds)
      #expect(NSPredicate(format: "SELF ==\(flags) %@", "CAFÉ").evaluate(with: "cafe") == holds)
      #expect(NSPredicate(format: "SELF BEGINSWITH\(flags) %@", "café").evaluate(with: "café au lait"))
    }
  }
#endif
