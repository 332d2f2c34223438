import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NSMapTableTests {
  final class Line {}

  @Test func `touches are keys, in the order in which they came`() {
    let table = NSMapTable<UITouch, Line>.strongToStrongObjects()
    let (first, second) = (UITouch(), UITouch())
    let lines = [Line(), Line(), Line()]
    table.setObject(lines[0], forKey: first)
    table.setObject(lines[1], forKey: second)
    table.setObject(lines[2], forKey: first)
    #expect(table.count == 2 && table.object(forKey: first) === lines[2])
    #expect((table.objectEnumerator()?.allObjects as? [Line])?.first === lines[2])
    table.removeObject(forKey: first)
    #expect(table.object(forKey: first) == nil && table.object(forKey: second) === lines[1])
    table.removeAllObjects()
    #expect(table.count == 0 && table.objectEnumerator() == nil)
  }

  @Test func `equal keys are one`() {
    let table = NSMapTable<NSString, Line>.strongToStrongObjects()
    table.setObject(Line(), forKey: "a")
    table.setObject(Line(), forKey: NSString(string: "a"))
    #expect(table.count == 1)
  }

  @Test func `what is not kept alive goes`() {
    let table = NSMapTable<Line, Line>.weakToStrongObjects()
    let set = NSHashTable<Line>.weakObjects()
    var line: Line? = Line()
    table.setObject(Line(), forKey: line)
    set.add(line)
    set.add(line)
    #expect(table.count == 1 && set.count == 1 && set.contains(line))
    line = nil
    #expect(table.count == 0 && set.count == 0 && set.anyObject == nil)
  }
}
