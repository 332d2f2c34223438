import Foundation
import HeadlessUIKit
import Testing

/// Rule V1011: which properties are observed by their names, and by paths of them.
@MainActor @Suite("V: properties by their names") struct NamedPropertyTests {
  #if !canImport(Darwin)
    private final class Ear: UIResponder {
      var heard: [String] = []
      var last: [NSKeyValueChangeKey: Any]?
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        heard.append(keyPath ?? "")
        last = change
      }
    }

    private func ear() -> Ear {
      UIApplication.start(UIApplication())
      return Ear()
    }

    @Test("V1011 any property of UIKit's is observed by its name, also one that is only kept")
    func names() {
      let ear = ear()
      let (label, field, tabs, bar) = (UILabel(), UITextField(), UITabBarController(), UITabBar())
      let (toggle, pages, item, page) = (UISwitch(), UIPageControl(), UINavigationItem(), UIViewController())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      tabs.viewControllers = [UIViewController(), UIViewController()]
      bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
      pages.numberOfPages = 3
      let changes: [(NSObject, String, () -> Void)] = [
        (label, "attributedText", { label.attributedText = NSAttributedString(string: "x") }),
        (label, "textColor", { label.textColor = .red }),
        (label, "backgroundColor", { label.backgroundColor = .red }),
        (label, "userInteractionEnabled", { label.isUserInteractionEnabled = true }),
        (field, "placeholder", { field.placeholder = "x" }),
        (field, "secureTextEntry", { field.isSecureTextEntry = true }),
        (tabs, "selectedIndex", { tabs.selectedIndex = 1 }),
        (tabs, "selectedViewController", { tabs.selectedIndex = 0 }),
        (bar, "selectedItem", { bar.selectedItem = bar.items?.first }), (toggle, "on", { toggle.isOn = true }),
        (pages, "currentPage", { pages.currentPage = 2 }), (item, "titleView", { item.titleView = UIView() }),
        (page, "editing", { page.isEditing = true }), (animator, "running", { animator.startAnimation() }),
        (page.view.layer, "sublayers", { page.view.addSubview(UIView()) }),
      ]
      for (object, name, change) in changes {
        object.addObserver(ear, forKeyPath: name, options: .new, context: nil)
        change()
        UIApplication.shared.endTurn()
        #expect(ear.heard == [name], "\(name) of \(type(of: object))")
        object.removeObserver(ear, forKeyPath: name)
        ear.heard = []
      }
    }

    @Test("V1011 where the caret is, and a number for a case")
    func values() {
      let ear = ear()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.text = "abc"
      field.becomeFirstResponder()
      field.addObserver(ear, forKeyPath: "selectedTextRange", options: [.new, .old], context: nil)
      UIApplication.shared.endTurn()
      #expect(ear.heard == [])
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      UIApplication.shared.endTurn()
      #expect(ear.heard == ["selectedTextRange"] && ear.last?[.newKey] is UITextRange)
      field.addObserver(ear, forKeyPath: "borderStyle", options: .new, context: nil)
      field.borderStyle = .roundedRect
      UIApplication.shared.endTurn()
      #expect(ear.last?[.newKey] as? Int == UITextField.BorderStyle.roundedRect.rawValue)
      field.removeObserver(ear, forKeyPath: "borderStyle")
      field.removeObserver(ear, forKeyPath: "selectedTextRange")
    }

    @Test(
      "V1011 a path of several names is told of where the last object changes, at once where that tells at once")
    func paths() {
      let (ear, page, button) = (ear(), UIViewController(), UIButton())
      page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      page.addObserver(ear, forKeyPath: "view.frame", options: .new, context: nil)
      page.view.frame.origin.y = 20
      #expect(ear.heard == ["view.frame"] && (ear.last?[.newKey] as? CGRect)?.minY == 20)
      page.removeObserver(ear, forKeyPath: "view.frame")
      page.view.frame.origin.y = 30
      #expect(ear.heard.count == 1)
      button.addObserver(ear, forKeyPath: "titleLabel.text", options: .new, context: nil)
      button.setTitle("Go", for: .normal)
      UIApplication.shared.endTurn()
      #expect(ear.heard.last == "titleLabel.text" && ear.last?[.newKey] as? String == "Go")
      button.removeObserver(ear, forKeyPath: "titleLabel.text")
    }

    @Test("V1011 an object that takes another's place on the way is told of, and heard from then on")
    func replaced() {
      let (ear, table) = (ear(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      table.addObserver(ear, forKeyPath: "tableHeaderView.alpha", options: [.new, .old], context: nil)
      let header = UIView()
      header.alpha = 0.5
      table.tableHeaderView = header
      UIApplication.shared.endTurn()
      #expect(ear.heard.count == 1 && ear.last?[.oldKey] is NSNull && ear.last?[.newKey] as? CGFloat == 0.5)
      header.alpha = 0.25
      #expect(ear.heard.count == 2 && ear.last?[.newKey] as? CGFloat == 0.25)
      table.removeObserver(ear, forKeyPath: "tableHeaderView.alpha")
    }

    @Test("V1011 what is observed is not retained by that")
    func retained() {
      final class Page: UIViewController {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      UIApplication.start(UIApplication())
      let stack = UINavigationController()
      weak var page: Page?
      weak var box: UIView?
      func observe() {
        let (new, view) = (Page(), UIView())
        stack.viewControllers = [new]
        stack.addObserver(new, forKeyPath: "viewControllers", options: .new, context: nil)
        view.addSubview(new.view)
        new.view.addObserver(new, forKeyPath: "superview", options: .new, context: nil)
        new.view.addObserver(new, forKeyPath: "superview.subviews", options: .new, context: nil)
        (page, box) = (new, view)
      }
      observe()
      UIApplication.shared.endTurn()
      #expect(box == nil && page != nil)
      stack.viewControllers = []
      UIApplication.shared.endTurn()
      #expect(page == nil)
    }

    @Test("V1011 the properties that an application's own class stores are found, too; others stop with the name")
    func ownProperties() async {
      @MainActor final class Model: NSObject {
        var name = "a"
        lazy var count = 1
        let label = UILabel()
      }
      let (ear, model) = (ear(), Model())
      for name in ["name", "label.text"] { model.addObserver(ear, forKeyPath: name, options: .new, context: nil) }
      model.name = "b"
      UIApplication.shared.endTurn()
      #expect(ear.heard == ["name"] && ear.last?[.newKey] as? String == "b")
      model.label.text = "x"
      UIApplication.shared.endTurn()
      #expect(ear.heard == ["name", "label.text"])
      for name in ["name", "label.text"] { model.removeObserver(ear, forKeyPath: name) }
      let progress = Progress(totalUnitCount: 4)
      progress.addObserver(ear, forKeyPath: "fractionCompleted", options: .new, context: nil)
      progress.completedUnitCount = 1
      UIApplication.shared.endTurn()
      #expect(ear.last?[.newKey] as? Double == 0.25)
      progress.removeObserver(ear, forKeyPath: "fractionCompleted")
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIButton().addObserver(UIView(), forKeyPath: "titleLabel.colour", context: nil) }
      }
    }
  #endif
}
