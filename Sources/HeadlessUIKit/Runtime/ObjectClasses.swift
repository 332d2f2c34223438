#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// The class of an object; nil of nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/object_getclass(_:)>
  public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

  /// What a class comes from; nil of a root.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)>
  public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { Mirror.superclass(of: $0) }
  }

  /// Its name: of the application's own with that of its module, of UIKit's without.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/class_getname(_:)>
  public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    let (name, module) = (cls.map { String(reflecting: $0) } ?? "nil", "HeadlessUIKit.")
    return CNames.pointer(to: name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name)
  }

  /// The name of an object's class.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/object_getclassname(_:)>
  public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

  extension Mirror {
    fileprivate static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
  }

  /// Names that C code may keep: they stay where they are.
  private enum CNames {
    private static let known = Mutex<[String: UInt]>([:])

    static func pointer(to name: String) -> UnsafePointer<CChar> {
      let address = known.withLock { known in
        if let address = known[name] { return address }
        let bytes = Array(name.utf8CString)
        let place = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        place.initialize(from: bytes, count: bytes.count)
        known[name] = UInt(bitPattern: place)
        return UInt(bitPattern: place)
      }
      guard let place = UnsafePointer<CChar>(bitPattern: address) else { preconditionFailure("a name at no place") }
      return place
    }
  }
#endif
