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
    #expect(board.string == nil && board.strings == ["text"])
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

  @Test func `what is copied can be loaded, and what was set as providers or objects is found`() async {
    board.items = [["public.utf8-plain-text": "text"], ["public.png": UIImage(size: CGSize(width: 3, height: 3))]]
    let providers = board.itemProviders
    #expect(providers.count == 2 && providers[0].canLoadObject(ofClass: NSString.self))
    #expect(
      providers[1].canLoadObject(ofClass: UIImage.self) && !providers[1].canLoadObject(ofClass: NSString.self))
    let own = NSItemProvider(object: NSString(string: "own"))
    board.setItemProviders([own], localOnly: true, expirationDate: nil)
    #expect(board.itemProviders == [own])
    board.setObjects([NSString(string: "object"), UIColor.red])
    #expect(board.string == "object" && board.colors == [.red])
  }

  @Test func `items are asked for by number`() {
    board.items = [["a": "one", "b": Data([1])], ["b": "two"]]
    #expect(board.types(forItemSet: nil) == [["a", "b"], ["b"]] && board.types(forItemSet: [7]) == [])
    #expect(board.itemSet(withPasteboardTypes: ["a"]) == [0] && board.itemSet(withPasteboardTypes: ["c"]) == [])
    #expect(board.contains(pasteboardTypes: ["b"], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: [0, 1]))
    #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: [7]))
    #expect(board.values(forPasteboardType: "a", inItemSet: [0])?.count == 1)
    #expect(board.data(forPasteboardType: "b", inItemSet: nil) == [Data([1]), Data("two".utf8)])
    board.items = []
    #expect(board.types(forItemSet: nil) == nil && board.values(forPasteboardType: "a", inItemSet: nil) == nil)
  }
}
