import Foundation
import HeadlessUIKit
import Testing

/// Rules A140 to A142: by which types a pasteboard has what was copied.
@MainActor struct CopiedKindsTests {
  private let board = UIPasteboard.withUniqueName()
  private let address: URL

  init() throws { address = try #require(URL(string: "https://example.com/one")) }

  @Test("A140 what was copied as an address is a text as well")
  func addresses() {
    board.url = address
    #expect(board.string == "https://example.com/one" && board.hasStrings && board.hasURLs)
    #expect(board.types == ["public.url", "public.utf8-plain-text"] && board.numberOfItems == 1)
    #expect(board.itemProviders[0].canLoadObject(ofClass: NSString.self))
    board.items = [["public.url": address]]
    #expect(board.string == "https://example.com/one")
  }

  @Test("A140 a text that is an address is one as well, and others are none")
  func texts() {
    board.strings = ["https://example.com/one", "see https://example.com/one", "note: one", "example.com"]
    #expect(board.urls == [address] && board.hasURLs && board.strings?.count == 4)
    board.string = "plain"
    #expect(!board.hasURLs && board.url == nil && board.types == ["public.utf8-plain-text"])
  }

  @Test("A140 of what was not copied there is an empty array")
  func nothing() {
    board.string = nil
    #expect(board.strings == [] && board.urls == [] && board.images == [] && board.colors == [])
    #expect(board.string == nil && !board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
  }

  @Test("A140 an image has its types, and is offered once")
  func images() {
    board.image = UIImage(size: CGSize(width: 3, height: 3))
    #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"] && board.strings == [])
    #expect(board.itemProviders[0].registeredTypeIdentifiers == ["public.png", "public.jpeg"])
  }

  @Test("A141 the automatic type stands for those of the value's class")
  func automatic() {
    func types(_ value: Any) -> [String] {
      board.setItems([[UIPasteboard.typeAutomatic: value, "org.example.own": Data()]])
      return board.types.filter { $0 != "org.example.own" }
    }
    #expect(types("text") == ["public.utf8-plain-text"] && board.string == "text")
    #expect(types(address) == ["public.url", "public.utf8-plain-text"] && board.url == address)
    #expect(types(UIColor.red) == ["com.apple.uikit.color"] && board.color == .red)
    #expect(types(UIImage()).count == 3 && board.hasImages)
    #expect(types(Data()) == [UIPasteboard.typeAutomatic])
    #expect(UIPasteboard.typeAutomatic == "com.apple.uikit.type-automatic")
    #expect(UIPasteboard.OptionsKey.localOnly.rawValue == "localOnly")
  }

  @Test(
    "A142 bytes of a text's type are a text",
    arguments: ["public.utf8-plain-text", "public.plain-text", "public.text"])
  func bytes(type: String) {
    board.setData(Data("hello".utf8), forPasteboardType: type)
    #expect(board.string == "hello" && board.hasStrings)
    board.items = [[type: "hello"]]
    #expect(board.string == "hello" && board.data(forPasteboardType: type) == Data("hello".utf8))
  }

  @Test("A142 what is of an application's own type is none")
  func ownTypes() {
    board.items = [["org.example.own": "hello"]]
    #expect(board.string == nil && !board.hasStrings && board.strings == [])
    #expect(board.value(forPasteboardType: "org.example.own") as? String == "hello")
  }

  @Test("A143 taking the general pasteboard away takes its items")
  func general() {
    _ = Phone()
    UIPasteboard.general.string = "copied"
    let changes = UIPasteboard.general.changeCount
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.items.isEmpty && UIPasteboard.general.changeCount == changes + 1)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }
}
