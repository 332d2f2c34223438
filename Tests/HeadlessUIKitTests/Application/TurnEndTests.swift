import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct TurnEndTests {
  @Test func `work is taken in the order in which it came, also what comes meanwhile`() {
    var end = TurnEnd()
    var done: [String] = []
    end.add(.action { done.append("first") })
    end.add(.gestures)
    var isFirst = true
    while let work = end.next() {
      switch work {
      case .gestures: done.append("gestures")
      case .action(let action): action()
      }
      if isFirst { end.add(.action { done.append("added") }) }
      isFirst = false
    }
    #expect(done == ["first", "gestures", "added"])
    if end.next() != nil { Issue.record("something is left") }
  }

  @Test func `recognizers that come first are called first, and again where they are added again`() {
    var end = TurnEnd()
    var done: [String] = []
    end.add(.gestures)
    end.add(.action { done.append("action") })
    end.add(.gestures)
    while let work = end.next() {
      switch work {
      case .gestures: done.append("gestures")
      case .action(let action): action()
      }
    }
    #expect(done == ["gestures", "action", "gestures"])
  }
}
