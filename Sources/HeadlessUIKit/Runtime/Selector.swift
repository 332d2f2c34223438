import Foundation

/// The name of a method. On Linux there is no Objective-C runtime behind it: write `Selector("save:")`.
///
/// What looks a selector up asks the receiver's `ActionMethods`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  /// Named as Objective-C would: `press:` takes the sender.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { self.init(name) }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
/// The selector of that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// The selector of that name, as the Objective-C runtime has it.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// What the Objective-C runtime knows of a class on Apple's systems: which methods bear which selector.
///
/// ```swift
/// func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
///   action == "save:" ? { sender, _ in self.save(sender) } : nil
/// }
/// ```
@preconcurrency @MainActor
public protocol ActionMethods: AnyObject {
  /// The method of that name, to be called with sender and event; nil where there is none.
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)?
}
