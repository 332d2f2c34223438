#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor @Suite struct ObjectClassesTests {
    @Test func `classes have names and roots`() {
      let view: Any = UILabel()
      #expect(object_getClass(view) == UILabel.self && object_getClass(nil) == nil)
      #expect(class_getSuperclass(UILabel.self) == UIView.self)
      #expect(String(cString: class_getName(UILabel.self)) == "UILabel")
      #expect(object_getClassName(view) == class_getName(UILabel.self), "it stays where it is")
    }

    @Test func `a pointer array keeps objects or their gaps`() {
      let array = NSPointerArray.weakObjects()
      var first: NSObject? = NSObject()
      let second = NSObject()
      for object in [first, second] { array.addPointer(object.map { Unmanaged.passUnretained($0).toOpaque() }) }
      #expect(array.count == 2 && array.allObjects.count == 2)
      first = nil
      #expect(array.count == 2 && array.pointer(at: 0) == nil && array.allObjects.count == 1)
      array.compact()
      #expect(array.count == 1 && array.pointer(at: 0) == Unmanaged.passUnretained(second).toOpaque())
      array.count = 0
      #expect(array.allObjects.isEmpty)
    }

    @Test func `ticks of the clock are nanoseconds`() {
      var info = mach_timebase_info()
      #expect(mach_timebase_info(&info) == 0 && info.numer == info.denom)
      #expect(mach_absolute_time() == UInt64((CACurrentMediaTime() * 1e9).rounded()))
    }
  }
#endif
