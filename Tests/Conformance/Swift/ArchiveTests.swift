import Foundation
import HeadlessUIKit
import Testing

/// Rules V1035, V1037 and V1038: what goes into archives and comes back.
@MainActor @Suite("V: archives") struct ArchiveTests {
  private func data(_ object: Any) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  private func back<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data(object)))
  }

  @Test("V1035 a path comes back from an archive with its lines, curves and pen")
  func paths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0.1, y: -20, width: 1 / 3, height: 50), cornerRadius: 5)
    path.move(to: CGPoint(x: 1e-7, y: 1e9))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addLine(to: .zero)
    (path.lineWidth, path.miterLimit, path.flatness, path.usesEvenOddFillRule) = (7, 3, 0.1, true)
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .bevel)
    path.setLineDash([1.5, 2], count: 2, phase: 0.5)
    let copy = try back(path)
    #expect(copy.cgPath == path.cgPath && !copy.isEmpty)
    #expect((copy.lineWidth, copy.miterLimit, copy.flatness) == (7, 3, 0.1) && copy.usesEvenOddFillRule)
    #expect((copy.lineCapStyle, copy.lineJoinStyle) == (.round, .bevel))
    var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1.5, 2] && count == 2 && phase == 0.5)
    #expect(try back(UIBezierPath()).isEmpty)
  }

  @Test("V1035 a path comes back as part of another object, and what is no path's archive is none")
  func strokes() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroke = try back(ArchivedStroke(path, UIColor(white: 0.5, alpha: 1)))
    #expect(stroke.path.contains(CGPoint(x: 5, y: 5)) && stroke.color == UIColor(white: 0.5, alpha: 1))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("l 1" as NSString, forKey: "elements")
    archiver.finishEncoding()
    #expect(UIBezierPath(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) == nil)
  }

  @Test("V1037 fonts, descriptors, paragraph styles, tabs, lists and shadows come back from an archive")
  func values() throws {
    let fonts = [UIFont.boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 3), .systemFont(ofSize: 9)]
    for font in fonts { #expect(try back(font) == font) }
    let descriptor = try back(fonts[0].fontDescriptor)
    #expect(descriptor.symbolicTraits == .traitBold && descriptor.pointSize == 17)
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.tailIndent) = (.center, 1.5, -20)
    (style.lineBreakMode, style.baseWritingDirection) = (.byTruncatingTail, .rightToLeft)
    (style.hyphenationFactor, style.lineBreakStrategy) = (0.5, .standard)
    style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 4)]
    #expect(try back(style) == style)
    #expect(try back(NSParagraphStyle.default) == .default)
    let terminators = NSTextTab.columnTerminators(for: nil)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 30, options: [.columnTerminators: terminators])]
    #expect(try back(style) == style && back(style) != .default)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 1, height: 2), UIColor.red)
    #expect(try back(shadow).shadowOffset.height == 2 && back(shadow).shadowColor as? UIColor == .red)
  }

  @Test("V1037 attachments, traits and effects come back from an archive")
  func more() throws {
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
    attachment.image = UIImage(size: CGSize(width: 4, height: 5))
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
    let copy = try back(attachment)
    #expect(copy.bounds == attachment.bounds && copy.image?.size.height == 5)
    #expect(copy.contents == Data([1, 2]) && copy.fileType == "public.png")
    let traits = UITraitCollection {
      ($0.userInterfaceStyle, $0.displayScale, $0.preferredContentSizeCategory) = (.dark, 2, .extraLarge)
      $0.typesettingLanguage = Locale.Language(identifier: "he")
    }
    #expect(try back(traits) == traits && back(traits).horizontalSizeClass == .unspecified)
    let blur = UIBlurEffect(style: .prominent)
    let archived = try data([blur, UIVibrancyEffect(blurEffect: blur)])
    let effects = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, UIBlurEffect.self, UIVibrancyEffect.self], from: archived)
    let kinds = (effects as? [UIVisualEffect])?.map { "\(type(of: $0))" }
    #expect(kinds == ["UIBlurEffect", "UIVibrancyEffect"])
  }

  /// With an attribute on a part of it.
  private func text() -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "some text", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .paragraphStyle: style])
    let part: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .kern: 1.5]
    text.addAttributes(part, range: NSRange(location: 5, length: 4))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(size: CGSize(width: 3, height: 3)))))
    return text
  }

  @Test("V1038 an attributed string comes back with UIKit's values, where only its own class is named")
  func texts() throws {
    func check(_ copy: NSAttributedString?) {
      let (first, sixth) = (
        copy?.attributes(at: 0, effectiveRange: nil), copy?.attributes(at: 6, effectiveRange: nil)
      )
      #expect(copy?.string == "some text\u{FFFC}")
      #expect(first?[.font] as? UIFont == .boldSystemFont(ofSize: 17) && first?[.foregroundColor] == nil)
      #expect((first?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
      #expect(sixth?[.foregroundColor] as? UIColor == .red && sixth?[.kern] as? Double == 1.5)
      let last = copy?.attribute(.attachment, at: 9, effectiveRange: nil) as? NSTextAttachment
      #expect(last?.image?.size.width == 3)
    }
    let archived = try data(text())
    check(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: archived))
    check(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableAttributedString.self, from: archived))
    check(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data(ArchivedNote(text())))?.text)
    let view = UITextView()
    view.attributedText = text()
    check(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data(view.attributedText!)))
  }

  @Test("V1038 so does one with the same attributes all over, one without any, and an empty one")
  func plainTexts() throws {
    let font = UIFont.systemFont(ofSize: 30)
    for (string, attributes) in [("note", [.font: font]), ("note", [:]), ("", [:])]
      as [(String, [NSAttributedString.Key: Any])]
    {
      let written = NSAttributedString(string: string, attributes: attributes)
      let read = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data(written)))
      #expect(read == written && type(of: read) == NSAttributedString.self)
      let note = ArchivedNote(NSMutableAttributedString(attributedString: written))
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data(note))?.text == written)
    }
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data(font))
    }
  }
}

/// As drawings keep their strokes: Foundation archives no classes that are declared in others.
final class ArchivedStroke: NSObject, NSSecureCoding {
  let path: UIBezierPath
  let color: UIColor
  init(_ path: UIBezierPath, _ color: UIColor) { (self.path, self.color) = (path, color) }
  required init?(coder: NSCoder) {
    guard let path = coder.decodeObject(of: UIBezierPath.self, forKey: "path"),
      let color = coder.decodeObject(of: UIColor.self, forKey: "color")
    else { return nil }
    (self.path, self.color) = (path, color)
  }
  static var supportsSecureCoding: Bool { true }
  func encode(with coder: NSCoder) {
    coder.encode(path, forKey: "path")
    coder.encode(color, forKey: "color")
  }
}

/// As notes are kept.
final class ArchivedNote: NSObject, NSSecureCoding {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
  required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSAttributedString.self, forKey: "text") else { return nil }
    self.text = text
  }
  static var supportsSecureCoding: Bool { true }
  func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
}
