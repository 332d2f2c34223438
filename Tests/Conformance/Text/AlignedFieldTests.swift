import Foundation
import HeadlessUIKit
import Testing

/// Rule V1108: places in a field's text by its alignment.
@MainActor struct AlignedFieldTests {
  private static let places: [(alignment: NSTextAlignment, share: CGFloat)] = [
    (.left, 0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
  ]

  private func caret(_ field: UITextField, _ offset: Int) -> CGFloat {
    field.position(from: field.beginningOfDocument, offset: offset).map { field.caretRect(for: $0).minX } ?? -1
  }

  @Test("V1108 carets stand where the text does", arguments: 0..<5)
  func carets(place: Int) throws {
    let (alignment, share) = Self.places[place]
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    (field.text, field.textAlignment) = ("1234", alignment)
    let box = field.editingRect(forBounds: field.bounds)
    let width = caret(field, 4) - caret(field, 0)
    #expect(abs(caret(field, 0) - (box.minX + (box.width - width) * share)) < 1e-9)
    let first = try #require(field.closestPosition(to: CGPoint(x: caret(field, 1) + 1, y: 20)))
    #expect(field.offset(from: field.beginningOfDocument, to: first) == 1)
  }

  @Test(
    "V1108 a text that is longer than its field begins at its left, and an unsaid alignment goes by the reading")
  func ends() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    (field.text, field.textAlignment) = ("one two three", .right)
    #expect(caret(field, 0) == field.editingRect(forBounds: field.bounds).minX)
    let mirrored = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    (mirrored.text, mirrored.semanticContentAttribute) = ("1234", .forceRightToLeft)
    #expect(abs(caret(mirrored, 4) - mirrored.editingRect(forBounds: mirrored.bounds).maxX) < 1e-9)
  }

  @Test("V1108 a finger on the first letter of a centred field puts the caret there", arguments: [1.0, 2])
  func finger(share: Double) {
    let phone = Phone.forGestures()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.text, field.textAlignment) = ("one two three", share == 1 ? .center : .right)
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.tap(at: (Double(caret(field, 0)) + 1, 20))
    let place = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    #expect(place == 0)
  }
}
