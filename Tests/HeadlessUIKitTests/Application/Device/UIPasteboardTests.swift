import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIPasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test func `what is copied is found by what it is, and each change is counted`() {
    board.string = "one"
    #expect(board.strings == ["one"] && board.hasStrings && !board.hasImages && board.changeCount == 1)
    let image = UIImage(size: CGSize(width: 3, height: 3))
    board.images = [image, image]
    #expect(board.image === image && board.string == nil && board.numberOfItems == 2 && board.changeCount == 2)
    board.color = .red
    #expect(board.colors == [.red] && board.hasColors)
    board.string = nil
    #expect(board.numberOfItems == 0 && board.changeCount == 4)
  }

  @Test func `items have types, by which they are asked for`() {
    board.setData(Data([1, 2]), forPasteboardType: "org.example.points")
    board.addItems([["public.utf8-plain-text": "text"]])
    #expect(board.types == ["org.example.points"] && board.contains(pasteboardTypes: ["x", "org.example.points"]))
    #expect(board.data(forPasteboardType: "org.example.points") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == nil, "that is the second item")
    #expect(board.string == "text")
    board.setValue("x", forPasteboardType: "public.text")
    #expect(board.value(forPasteboardType: "public.text") as? String == "x")
    #expect(board.data(forPasteboardType: "public.text") == Data("x".utf8))
  }

  @Test func `a name is the same pasteboard for all who ask for it`() {
    let name = UIPasteboard.Name("org.example.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.changeCount == UIPasteboard.general.changeCount)
  }
}
