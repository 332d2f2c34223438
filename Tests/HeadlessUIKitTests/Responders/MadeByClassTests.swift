import Foundation
import HeadlessUIKit
import Testing

private final class Named: UIView {
  let name: String
  override init(frame: CGRect) {
    name = "framed"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Small: UIControl {
  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
}

private final class Titled: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "titled"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Holder<Content: UIView>: UIView {
  let content = Content()
  let framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

private final class Screen<Content: UIView>: UIViewController {
  override func loadView() { view = Content() }
}

@MainActor struct MadeByClassTests {
  @Test func `a view whose class is a type parameter is made by that class's own initializer`() {
    let holder = Holder<Named>()
    #expect(holder.content.name == "framed")
    #expect(holder.framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Screen<UILabel>().view is UILabel)
  }

  @Test func `a controller whose class is a type parameter is made by that class's own initializer`() {
    func make<Controller: UIViewController>(_: Controller.Type) -> Controller { Controller() }
    #expect(make(Titled.self).title == "titled")
  }

  @Test func `a class in a variable is not known, and stops by name rather than being another`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let kind: UIViewController.Type = UITabBarController.self
        _ = kind.init(nibName: nil, bundle: nil)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("not modelled: making a UIViewController of a class in a variable"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let kind: UIView.Type = UILabel.self
        _ = kind.init(frame: .zero)
      }
    }
  }

  @Test func `where the class is known its own initializer is meant`() {
    #expect(Small().frame.width == 4)
    #expect(Titled().title == "titled")
    let list: [UIView] = [Named(frame: .zero), UILabel(), .init()]
    #expect(list.map { "\(type(of: $0))" } == ["Named", "UILabel", "UIView"])
  }
}
