import Foundation
import HeadlessUIKit
import Testing

/// Rule V238: names of properties that code sets and asks by.
@MainActor struct UndefinedKeysTests {
  /// Keeps what is set by name, as a form does that is described by data.
  private final class Form: UIView {
    var kept: [String: Any] = [:]
    override func setValue(_ value: Any?, forUndefinedKey key: String) { kept[key] = value }
    override func value(forUndefinedKey key: String) -> Any? { kept[key] }
  }

  private final class Loud: UIViewController {
    var names: [String] = []
    override func setValue(_ value: Any?, forKey key: String) { names.append(key) }
    override func value(forKey key: String) -> Any? { key == "answer" ? 42 : super.value(forKey: key) }
  }

  @Test("V238 a view may keep and answer what is set and asked by names that it has not")
  func undefined() {
    let form = Form()
    form.setValue("Ann", forKey: "name")
    form.setValue(3, forKeyPath: "age")
    #expect(form.value(forKey: "name") as? String == "Ann" && form.value(forKeyPath: "age") as? Int == 3)
    #expect(form.value(forKey: "city") == nil)
  }

  @Test("V238 an override is called by code that names a property")
  func overridden() {
    let loud = Loud()
    loud.setValue(UIView(), forKey: "contentView")
    loud.setValue(1, forKeyPath: "count")
    #expect(loud.names == ["contentView", "count"] && loud.value(forKey: "answer") as? Int == 42)
  }
}
