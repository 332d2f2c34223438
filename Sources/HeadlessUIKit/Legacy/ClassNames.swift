#if !canImport(Darwin)
  public import Foundation

  // Code tells a table's own views by the names of their classes: `NSStringFromClass(touch.view!.classForCoder) ==
  // "UITableViewCellContentView"`. On a device UIKit's classes have no module before their names.

  /// The class's name: of the application's own with its module, of UIKit's without.
  public func NSStringFromClass(_ aClass: UIResponder.Type) -> String {
    let name = Foundation.NSStringFromClass(aClass)
    let module = "HeadlessUIKit."
    return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
  }

  extension NSObject {
    /// The class of that name: the application's own, or one of UIKit's.
    public final func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNames.find(aClassName) }
    /// The class of that name: the application's own, or one of UIKit's.
    public final class func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNames.find(aClassName) }
  }

  extension NSObject {
    /// The class's name: of the application's own with its module, of UIKit's without. Code reuses cells by it:
    /// `register(Cell.self, forCellReuseIdentifier: Cell.description())`.
    ///
    /// Apple: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/description()>
    public class func description() -> String { String(cString: class_getName(self)) }
  }

  private enum ClassNames {
    /// Foundation knows classes by their modules.
    static func find(_ name: String) -> AnyClass? {
      Foundation.NSClassFromString(name) ?? Foundation.NSClassFromString("HeadlessUIKit.\(name)")
    }
  }
#endif
