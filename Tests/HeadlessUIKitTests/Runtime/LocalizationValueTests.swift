#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import HeadlessUIKit

  @Suite struct LocalizationValueTests {
    private let value: String.LocalizationValue = "\(3) of \("photos")"

    @Test func `values come in the order of a translation's placeholders, or as those are numbered`() {
      #expect(value.text(of: "%lld %@") == "3 photos")
      #expect(value.text(of: "%2$@: %1$lld") == "photos: 3")
      #expect(value.text(of: "%05lld, %-8@, %") == "3, photos, %")
    }

    @Test func `a percent sign that begins no placeholder stands for itself, and takes no value`() {
      #expect(value.text(of: "100% – %lld of %@") == "100% – 3 of photos")
      #expect(value.text(of: "%lld%, %@") == "3%, photos")
      #expect(value.text(of: "100%% of %lld %@ %") == "100% of 3 photos %")
    }

    @Test func `a placeholder without a value leaves nothing`() {
      #expect(value.text(of: "%lld %@ %@.") == "3 photos .")
      #expect(value.text(of: "%9$@%0$@.") == ".")
    }
  }
#endif
