import Foundation
import HeadlessUIKit
import Testing

/// Group V: the system's own controllers, as far as a finger can take them down.
@MainActor struct SystemPickerTests {
  private final class Ear: NSObject, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate,
    UIColorPickerViewControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var heard: [String] = []
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("documents") }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("fonts") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("colors")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { heard.append("images") }
  }

  private func pull(_ picker: UIViewController, byFinger: Bool = true) {
    let (phone, home) = (Phone.forGestures(), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    home.present(picker, animated: true)
    phone.application.endTurn()
    if byFinger {
      phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    } else {
      home.dismiss(animated: true)
    }
    phone.application.endTurn()
    #expect(home.presentedViewController == nil)
  }

  @Test("V237 a finger that takes a picker down cancels it, and its delegate hears so once")
  func cancels() {
    let ear = Ear()
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
    documents.delegate = ear
    let fonts = UIFontPickerViewController()
    fonts.delegate = ear
    let colors = UIColorPickerViewController()
    colors.delegate = ear
    let images = UIImagePickerController()
    images.delegate = ear
    var shared: [Bool] = []
    let activities = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    activities.completionWithItemsHandler = { type, isDone, items, error in
      shared.append(isDone || type != nil || items != nil || error != nil)
    }
    for picker in [documents, fonts, colors, images, activities] { pull(picker) }
    #expect(ear.heard == ["documents", "fonts", "colors", "images"] && shared == [false])
  }

  /// Has an initializer of its own, and none by a coder.
  private final class Sharing: UIActivityViewController {
    let subject: String
    init(_ subject: String) {
      self.subject = subject
      super.init(activityItems: [subject], applicationActivities: nil)
    }
  }

  @Test("V237 an activity controller of the application's own is taken down the same way")
  func subclass() {
    let activities = Sharing("text")
    var isShared = false
    activities.completionWithItemsHandler = { _, _, _, _ in isShared = true }
    pull(activities)
    #expect(isShared && activities.subject == "text")
  }

  @Test("V237 code that takes it down is told of nothing")
  func byCode() {
    let (ear, picker) = (Ear(), UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import))
    picker.delegate = ear
    pull(picker, byFinger: false)
    #expect(ear.heard == [] && picker.documentPickerMode == .import)
  }
}
