import Foundation
import HeadlessUIKit
import Testing

/// Group V: methods with a completion handler, awaited.
@MainActor struct AwaitedTests {
  @Test("V333 opening a link can be awaited: it answers when the turn ends, with what the handler hears")
  func opens() async {
    await #expect(processExitsWith: .success) {
      let heard = await openingHeard()
      precondition(heard == ["before the turn's end", "after it: true"], "\(heard)")
    }
  }

  @Test("V333 a property animator's end can be awaited, and that of keyframes; the answer is where it ended")
  func animations() async {
    await #expect(processExitsWith: .success) {
      let heard = await animationsHeard()
      precondition(heard == ["both go on", "keyframes true", "animator true"], "\(heard)")
    }
  }

  @Test("V333 an icon is set, and a lexicon asked for, the same way")
  func others() async throws {
    let application = Phone().application
    try await application.setAlternateIconName("other")
    #expect(await UIInputViewController().requestSupplementaryLexicon().entries.isEmpty)
  }
}

// Each awaits in a process of its own: other tests' phones would come between.

@MainActor private func openingHeard() async -> [String] {
  let application = Phone().application
  var heard: [String] = []
  let opening = Task {
    let opened = await application.open(URL(fileURLWithPath: "/"))
    heard.append("after it: \(opened)")
  }
  await everyoneElse()
  heard.append("before the turn's end")
  application.endTurn()
  await everyoneElse()
  opening.cancel()
  return heard
}

@MainActor private func animationsHeard() async -> [String] {
  let phone = Phone.forGestures()
  let view = phone.pad("view", (0, 0, 50, 50))
  let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 100 }
  animator.startAnimation()
  var heard: [String] = []
  let ending = Task {
    let place = await animator.addCompletion()
    heard.append("animator \(place == .end)")
  }
  let keyframes = Task {
    let came = await UIView.animateKeyframes(withDuration: 0.25, delay: 0) { view.alpha = 0.5 }
    heard.append("keyframes \(came)")
  }
  await everyoneElse()
  heard.append("both go on")
  for _ in 0..<20 {
    phone.wait(0.05)
    await everyoneElse()
  }
  ending.cancel()
  keyframes.cancel()
  return heard
}

/// Lets whatever waits for the main actor have it.
@MainActor private func everyoneElse() async { for _ in 0..<100 { await Task.yield() } }
