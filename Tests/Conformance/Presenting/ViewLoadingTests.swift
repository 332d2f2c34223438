import Foundation
import HeadlessUIKit
import Testing

/// Rule V265: properties that loading a view sets.
@MainActor @Suite("V: properties of loaded views") struct ViewLoadingTests {
  private final class Form: UIViewController {
    @ViewLoading var title1: UILabel
    @ViewLoading var count = 3
    @ViewLoading var forgotten: UILabel
    var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      title1 = UILabel()
      title1.text = "loaded"
    }
  }

  @Test("V265 reading a property of ViewLoading loads the view, once; writing it loads nothing")
  func reading() {
    UIApplication.start(UIApplication())
    let form = Form()
    form.count = 4
    #expect(!form.isViewLoaded)
    #expect(form.title1.text == "loaded" && form.isViewLoaded && form.loads == 1)
    #expect(form.count == 4 && form.loads == 1)
  }

  @Test("V265 one that was never set stops as it is read, with its controller's name")
  func unset() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIApplication.start(UIApplication())
        _ = Form().forgotten
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Form") && words.contains("ViewLoading"))
  }
}
