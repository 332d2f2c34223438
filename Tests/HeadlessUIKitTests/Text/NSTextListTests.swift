import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NSTextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.decimal, 4, "4"), (.lowercaseAlpha, 28, "ab"), (.uppercaseLatin, 26, "Z"),
    (.lowercaseRoman, 1994, "mcmxciv"), (.uppercaseRoman, 4, "IV"), (.uppercaseHexadecimal, 255, "FF"),
    (.octal, 8, "10"), (.disc, 3, "\u{2022}"), (.init("({decimal})"), 7, "(7)"), (.init("-"), 7, "-"),
  ])
  func `an item's mark is its number, or the format's sign`(
    _ format: NSTextList.MarkerFormat, _ number: Int, _ mark: String
  ) {
    #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == mark)
  }

  @Test func `a paragraph keeps its lists, and equal lists are one`() {
    let (one, other) = (
      NSTextList(markerFormat: .decimal, options: 0), NSTextList(markerFormat: .decimal, options: 0)
    )
    #expect(one == other && one.isOrdered && !NSTextList(markerFormat: .disc, options: 0).isOrdered)
    other.startingItemNumber = 3
    #expect(one != other && (other.copy() as? NSTextList) == other)
    let style = NSMutableParagraphStyle()
    style.textLists = [one, other]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [one, other])
  }
}
