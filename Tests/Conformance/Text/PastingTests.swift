import Foundation
import HeadlessUIKit
import Testing

/// Rules V262 and V263: what is pasted by its type.
@MainActor @Suite("V: pasting") struct PastingTests {
  private final class Board: UIView {
    var pasted: [Int] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders.count) }
  }

  private func control(on phone: Phone, for target: any UIPasteConfigurationSupporting) -> UIPasteControl {
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 0, y: 0, width: 88, height: 44)
    control.target = target
    phone.window.addSubview(control)
    return control
  }

  @Test("V528 what is dropped on a view with a configuration that names its type is copied, and pasted there")
  func dropping() {
    let drag = DragPhone()
    let board = Board(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    drag.phone.window.addSubview(board)
    func drop() {
      drag.lift()
      drag.phone.move(1, to: (150, 150))
      drag.phone.up(1)
    }
    drop()
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    drop()
    #expect(board.pasted == [])
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    drop()
    #expect(board.pasted == [1] && drag.decisions.contains { $0.hasSuffix("takes copy") })
  }

  @Test("V262 a tap on a paste control pastes what the pasteboard has into its target, which takes the type")
  func tapping() {
    let phone = Phone.forGestures()
    let board = Board()
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    let control = control(on: phone, for: board)
    #expect(!control.isEnabled, "there is nothing to paste")
    phone.tap(at: (40, 20))
    #expect(board.pasted == [])
    UIPasteboard.general.image = UIImage()
    #expect(!control.isEnabled, "nothing of a type that it takes")
    UIPasteboard.general.string = "a"
    #expect(control.isEnabled)
    phone.tap(at: (40, 20))
    #expect(board.pasted == [1])
    control.isEnabled = false
    phone.tap(at: (40, 20))
    #expect(board.pasted == [1])
  }

  @Test("V262 a text that is a paste control's target types it, and its delegate is asked")
  func typing() {
    let phone = Phone.forGestures()
    let field = UITextField()
    _ = control(on: phone, for: field)
    UIPasteboard.general.string = "pasted"
    phone.tap(at: (40, 20))
    #expect(field.text == "pasted")
    let view = UITextView()
    view.isEditable = false
    #expect(!view.canPaste(UIPasteboard.general.itemProviders))
    view.isEditable = true
    #expect(view.canPaste(UIPasteboard.general.itemProviders))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    #expect(!view.canPaste(UIPasteboard.general.itemProviders))
  }

  @Test("V262 a type stands for its kinds, and without a target the first in the chain that can paste does")
  func kinds() {
    let phone = Phone.forGestures()
    let board = Board()
    board.frame = phone.window.bounds
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.text.identifier])
    let control = UIPasteControl()
    control.frame = CGRect(x: 0, y: 0, width: 88, height: 44)
    board.addSubview(control)
    phone.window.addSubview(board)
    UIPasteboard.general.color = .red
    #expect(!control.isEnabled)
    UIPasteboard.general.url = URL(string: "https://example.com")
    #expect(control.isEnabled, "an address is a text as well")
    UIPasteboard.general.string = "a"
    #expect(control.isEnabled)
    phone.tap(at: (40, 20))
    #expect(board.pasted == [1])
    let provider = UIPasteboard.general.itemProviders[0]
    var data: [Int?] = []
    for type in [UTType.text, .plainText, .image] {
      _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { found, _ in
        MainActor.assumeIsolated { data.append(found?.count) }
      }
    }
    #expect(data == [1, 1, nil])
  }

  @Test("V1187 what was put there by providers is what they have: by their types, and as text, address and image")
  func providers() {
    let phone = Phone()
    let (board, field) = (UIPasteboard.general, UITextField())
    phone.window.addSubview(field)
    let provider = NSItemProvider(object: NSString(string: "hello"))
    var asked = 0
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.bytes", visibility: .all) { done in
      MainActor.assumeIsolated { asked += 1 }
      done(Data([7]), nil)
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.itemProviders == [provider] && board.types == ["public.utf8-plain-text", "org.example.bytes"])
    #expect(board.hasStrings && !board.hasImages && !board.hasURLs && !board.hasColors)
    #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]) && board.string == "hello" && asked == 0)
    #expect(board.data(forPasteboardType: "org.example.bytes") == Data([7]) && asked == 1)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("hello".utf8))
    #expect(board.types(forItemSet: [0]) == [board.types] && board.value(forPasteboardType: "x") == nil)
    #expect(board.items.first?["public.utf8-plain-text"] as? String == "hello" && board.items.first?.count == 2)
    #expect(field.becomeFirstResponder() && field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    #expect(field.text == "hello")
    let image = UIImage(size: CGSize(width: 2, height: 2))
    board.itemProviders = [NSItemProvider(object: image), NSItemProvider(object: UIColor.red)]
    #expect(board.image === image && board.hasImages && board.colors == [.red] && board.string == nil)
    board.addItems([["public.utf8-plain-text": "more"]])
    #expect(board.image === image && board.strings == ["more"] && board.numberOfItems == 3)
    board.itemProviders = [NSURL(string: "https://example.com")].compactMap {
      $0.map { NSItemProvider(object: $0) }
    }
    #expect(board.url?.host == "example.com" && board.string == "https://example.com" && board.hasURLs)
  }

  @Test("V1188 one text, image, address or colour is the first item's; all of them are those of all items")
  func firstItem() {
    let board = UIPasteboard.withUniqueName()
    let image = UIImage(size: CGSize(width: 2, height: 2))
    board.items = [["public.png": image], ["public.utf8-plain-text": "second"]]
    #expect(board.string == nil && board.url == nil && board.color == nil && board.image === image)
    #expect(board.strings == ["second"] && board.hasStrings)
  }

  @Test("A76 a pasteboard of a unique name is found by that, until it is removed; observers hear before that")
  func unique() {
    let phone = Phone()
    let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
    one.string = "kept"
    #expect(one.name != other.name && one.name != .general && UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: one.name, create: false)?.string == "kept")
    let heard = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: one, queue: nil
    ) { _ in
      MainActor.assumeIsolated { phone.journal.note(UIPasteboard(name: one.name, create: false)?.string ?? "") }
    }
    UIPasteboard.remove(withName: one.name)
    UIPasteboard.remove(withName: one.name)
    #expect(phone.journal.take() == ["kept"] && UIPasteboard(name: one.name, create: false) == nil)
    #expect(one.items.isEmpty, "for whoever still holds it, too")
    #expect(UIPasteboard.withUniqueName().name != one.name)
    NotificationCenter.default.removeObserver(heard)
  }

  @Test("A78 most types are data as well as content; one that code declares is of the kind that it names")
  func declared() {
    #expect(UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content) && UTType.png.conforms(to: .item))
    #expect(
      UTType.json.conforms(to: .text) && UTType.pdf.conforms(to: .data) && !UTType.data.conforms(to: .content))
    let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(card.conforms(to: .text) && card.conforms(to: .data) && !card.conforms(to: .image))
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.card", visibility: .all) { done in
      done(Data([1]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    // Of each other, which nobody means.
    _ = UTType(importedAs: "org.example.one", conformingTo: UTType(importedAs: "org.example.other"))
    let other = UTType(importedAs: "org.example.other", conformingTo: UTType(importedAs: "org.example.one"))
    #expect(!other.conforms(to: .data))
  }

  @Test("V392 what is offered is of its class's types, unless the object has its own: an activity has one")
  func ownTypes() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    let provider = NSItemProvider(object: activity)
    #expect(provider.registeredTypeIdentifiers == ["org.example.reading"])
    #expect(provider.canLoadObject(ofClass: NSUserActivity.self) && !provider.canLoadObject(ofClass: String.self))
    provider.registerObject("a" as NSString, visibility: .all)
    #expect(provider.registeredTypeIdentifiers.last == "public.utf8-plain-text")
    let kind = activity.activityType
    provider.loadObject(ofClass: NSUserActivity.self) { object, _ in
      #expect((object as? NSUserActivity)?.activityType == kind)
    }
  }

  @Test("V392 the address of a file is offered as a file's, and as an address")
  func files() throws {
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/leaf.txt"))
    #expect(file.hasItemConformingToTypeIdentifier("public.file-url") && file.canLoadObject(ofClass: URL.self))
    #expect(file.hasItemConformingToTypeIdentifier("public.url"))
    let page = NSItemProvider(object: try #require(NSURL(string: "https://example.org")))
    #expect(!page.hasItemConformingToTypeIdentifier("public.file-url"))
  }

  @Test("V263 the paste action is for a responder with a configuration that names a type of what was copied")
  func action() {
    let phone = Phone()
    let board = Board()
    phone.window.addSubview(board)
    let paste = Selector("paste:")
    UIPasteboard.general.string = "a"
    #expect(!board.canPerformAction(paste, withSender: nil))
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    #expect(!board.canPerformAction(paste, withSender: nil))
    board.pasteConfiguration?.addTypeIdentifiers(forAccepting: String.self)
    #expect(board.canPerformAction(paste, withSender: nil))
    board.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
    #expect(board.pasted == [1])
    let copied = board.pasteConfiguration?.copy() as? UIPasteConfiguration
    #expect(copied?.acceptableTypeIdentifiers == board.pasteConfiguration?.acceptableTypeIdentifiers)
  }
}
