#if !canImport(Darwin)
  public import Foundation

  /// Pointers to objects, each of which it may keep alive or not, with gaps. Foundation on Linux has none.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nspointerarray>
  open class NSPointerArray: NSObject {
    private enum Entry {
      case gap, kept(AnyObject)
      case seen(Weak)

      var object: AnyObject? {
        switch self {
        case .gap: nil
        case .kept(let object): object
        case .seen(let weak): weak.object
        }
      }
    }
    private struct Weak { weak var object: AnyObject? }
    private var entries: [Entry] = []
    private let keeps: Bool

    /// - Parameter options: `.weakMemory` for objects that are not kept alive.
    public init(options: NSPointerFunctions.Options = []) {
      options.refuseUnknown()
      keeps = !options.contains(.weakMemory)
      super.init()
    }

    /// Keeps objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// Keeps none alive: those that are gone leave gaps.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
      guard let pointer else { return .gap }
      let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
      return keeps ? .kept(object) : .seen(Weak(object: object))
    }

    /// With gaps. Setting it makes gaps at the end, or takes what is there away.
    open var count: Int {
      get { entries.count }
      set {
        entries.removeLast(max(0, entries.count - newValue))
        entries += Array(repeating: .gap, count: max(0, newValue - entries.count))
      }
    }

    /// Nil for a gap.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// At the end; nil is a gap.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
    /// Those behind it come nearer.
    open func removePointer(at index: Int) { entries.remove(at: index) }
    /// Before the one with that index.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
      entries.insert(entry(item), at: index)
    }
    /// In the place of the one with that index.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
      entries[index] = entry(item)
    }
    /// Takes the gaps away, also those that objects left which are gone.
    open func compact() { entries.removeAll { $0.object == nil } }
    /// Without gaps, in order.
    open var allObjects: [Any] { entries.compactMap(\.object) }
  }
#endif
