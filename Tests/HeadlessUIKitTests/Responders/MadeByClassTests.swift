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

  private final class Row: UITableViewCell {
    let name: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      name = "\(style) \(reuseIdentifier ?? "")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Head: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "stack"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Twist: UIRotationGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      name = action.map { "\($0)" } ?? "none"
    }
  }

  @Test func `cells, headers, stacks and recognizers of a type parameter are made by their own initializers`() {
    func row<Kind: UITableViewCell>(_: Kind.Type) -> Kind {
      Kind(style: .subtitle, reuseIdentifier: "a longer name")
    }
    func head<Kind: UITableViewHeaderFooterView>(_: Kind.Type) -> Kind { Kind(reuseIdentifier: nil) }
    func stack<Kind: UINavigationController>(_: Kind.Type, _ root: UIViewController) -> Kind {
      Kind(rootViewController: root)
    }
    func twist<Kind: UIGestureRecognizer>(_: Kind.Type, _ action: Selector?) -> Kind {
      Kind(target: nil, action: action)
    }
    func plain<Kind: UIGestureRecognizer>(_: Kind.Type) -> Kind { Kind() }
    #expect(row(Row.self).name == "subtitle a longer name" && row(Row.self).reuseIdentifier == "a longer name")
    #expect(head(Head.self).tag == 7)
    let root = UIViewController()
    #expect(
      stack(Stack.self, root).title == "stack" && stack(Stack.self, UIViewController()).viewControllers.count == 1)
    #expect(twist(Twist.self, Selector("turns:")).name == "turns:" && plain(Twist.self).name == "none")
    #expect(plain(UIPanGestureRecognizer.self).minimumNumberOfTouches == 1)
  }
}
