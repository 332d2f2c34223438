import Foundation
import HeadlessUIKit
import Testing

/// Rules V268 to V270: what Foundation has on Apple's systems alone, and touch code prints and shows.
@MainActor @Suite("V: texts as on a device") struct FoundationTextTests {
  @Test("V268 points, sizes and rectangles are printed as CoreGraphics prints them")
  func printed() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect(String(describing: CGSize(width: 320, height: 44)) == "(320.0, 44.0)")
    #expect(CGRect(x: 0, y: 20, width: 320, height: 44).debugDescription == "(0.0, 20.0, 320.0, 44.0)")
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect("\(margins)" == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }

  @Test("V269 a localized text is its key where nothing translates it, with its values in their places")
  func localized() {
    let count = 3
    #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "\(count) of 100% \("photos")") == "3 of 100% photos")
    #expect(String(localized: "\(2.5, specifier: "%.2f") m") == "2.50 m")
    #expect(String(localized: "key", defaultValue: "\(count) left") == "3 left")
    let resource: LocalizedStringResource = "\(count) more"
    #expect(String(localized: resource) == "3 more" && resource.key == "%lld more")
  }

  @Test("V270 a text with attributes becomes the other kind and back, with UIKit's attributes and Foundation's")
  func converted() throws {
    var text = AttributedString("tap here")
    text.foregroundColor = .red
    let here = try #require(text.range(of: "here"))
    text[here].link = URL(string: "https://example.com")
    text[here].underlineStyle = .single
    text[here].font = .systemFont(ofSize: 20)
    let other = NSAttributedString(text)
    #expect(other.string == "tap here")
    #expect(other.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(other.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(other.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
    #expect(other.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    #expect(AttributedString(other) == text)
    let plain = try NSAttributedString(text, including: \.foundation)
    #expect(plain.attribute(.font, at: 5, effectiveRange: nil) == nil)
    #expect(plain.attribute(.link, at: 5, effectiveRange: nil) != nil)
    var container = AttributeContainer()
    container.kern = 2
    #expect(Dictionary(container)[.kern] as? CGFloat == 2)
    text[here].attachment = NSTextAttachment()
    text[here].underlineColor = .blue
    #expect(NSAttributedString(text).attribute(.attachment, at: 5, effectiveRange: nil) is NSTextAttachment)
    let numbers = NSAttributedString(string: "a", attributes: [.kern: 3, .underlineStyle: 1])
    #expect(AttributedString(numbers).kern == 3 && AttributedString(numbers).underlineStyle == .single)
  }

  @Test("V925 the tag of a part that takes taps, and an effect of letters, are in both kinds of texts")
  func convertedItems() throws {
    var text = AttributedString("tap here")
    let here = try #require(text.range(of: "here"))
    text[here].textItemTag = "place"
    text[here].uiKit.textEffect = .letterpressStyle
    let other = NSAttributedString(text)
    #expect(other.attribute(.textItemTag, at: 5, effectiveRange: nil) as? String == "place")
    #expect(other.attribute(.textItemTag, at: 0, effectiveRange: nil) == nil)
    #expect(AttributedString(other) == text)
  }

  @Test("V922 a language has its direction, and a column of numbers ends where a locale divides them")
  func languages() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")) == CharacterSet(charactersIn: ","))
    #expect(NSTextTab.columnTerminators(for: nil) == CharacterSet(charactersIn: "."))
    let tab = NSTextTab(textAlignment: .right, location: 20, options: [.columnTerminators: CharacterSet()])
    #expect(tab.options.keys.map(\.rawValue) == ["NSTabColumnTerminatorsAttributeName"])
  }
}
