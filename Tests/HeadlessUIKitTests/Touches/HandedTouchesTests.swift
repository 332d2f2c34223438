import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct HandedTouchesTests {
  private func touch(_ slot: Int) -> UITouch {
    UITouch(identifier: slot, slot: slot, timestamp: 0, phase: .moved, tapCount: 1, type: .direct, at: .zero)
  }

  @Test func `the same touches are the same array and set, whoever asks`() {
    var handed = HandedTouches()
    let touches = (0..<4).map(touch)
    for _ in 0..<3 {
      #expect(handed.alone(touches[2]) == [touches[2]])
      #expect(Array(handed.set(of: touches)) == touches)
      #expect(Array(handed.set(of: [touches[1]])) == [touches[1]])
    }
  }

  @Test func `more of them than are kept come out right all the same`() {
    var handed = HandedTouches()
    let touches = (0..<6).map(touch)
    for _ in 0..<2 {
      for first in 0..<6 {
        for last in first..<6 {
          let some = Array(touches[first...last])
          #expect(Array(handed.set(of: some)) == some)
          #expect(handed.alone(touches[last]) == [touches[last]])
        }
      }
    }
    handed.forget()
    #expect(handed.set(of: touches).count == 6)
  }

  @Test func `a set that somebody still has stays what it is when others are handed out`() {
    var handed = HandedTouches()
    let touches = (0..<4).map(touch)
    var kept: [Set<UITouch>] = []
    for first in 0..<3 {
      kept.append(handed.set(of: Array(touches[first...])))
      handed.forget()
      _ = handed.set(of: [touches[3]])
      handed.forget()
    }
    for first in 0..<3 { #expect(Array(kept[first]) == Array(touches[first...])) }
    weak var gone: UITouch?
    do {
      let short = touch(6)
      gone = short
      _ = handed.set(of: [short])
      handed.forget()
    }
    #expect(gone == nil, "no touch is kept by the room for the next")
  }
}
