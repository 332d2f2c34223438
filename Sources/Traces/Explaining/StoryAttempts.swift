/// Which touches each recognizer has in the attempt that goes on, so that what a timer decides finds its stories.
struct StoryAttempts {
  struct Attempt {
    var stories: [Int] = []
    let demand: GestureDemand
    var isOver = false
    /// Whether anything was told of it yet.
    var isSilent = true
    /// Whose story told its last step.
    var teller: Int?
    /// When the time for a further tap ran out.
    var ranOut: Double?
    /// The time for which fingers may stay down, where they stayed longer.
    var heldBeyond: Double?
  }
  private var attempts: [String: Attempt] = [:]
  /// Recognizers in the order in which they were first heard of.
  private var order: [String] = []
  /// The recognizer by which each scroll view is dragged; an app may have given it a name of its own.
  private var pans: [String: String] = [:]

  /// By how much a recognizer's time was missed.
  struct Late {
    let text: String
    let miss: StoryStep.Miss
  }

  /// The recognizer listens to one more touch.
  /// - Returns: by how much it came too late to go on with the attempt before.
  mutating func join(_ listener: Hop.Listener, story: Int, at time: Double) -> Late? {
    let name = listener.recognizer
    if case .scroll = listener.demand, let end = name.lastIndex(of: "/") { pans[String(name[..<end])] = name }
    if let present = attempts[name], !present.isOver {
      attempts[name]?.stories.append(story)
      return nil
    }
    let ranOut = attempts[name]?.ranOut
    if attempts[name] == nil { order.append(name) }
    attempts[name] = Attempt(stories: [story], demand: listener.demand)
    guard let ranOut, time > ranOut else { return nil }
    let miss = StoryStep.Miss(amount: time - ranOut, unit: .seconds, side: .over)
    return Late(text: "starts anew: it landed after the time for a further tap, \(miss)", miss: miss)
  }

  /// The finger of that story lifts.
  /// - Returns: by how much too late for the recognizer; nil where it was not, or that was told.
  mutating func lift(_ recognizer: String, after held: Double) -> Late? {
    guard let limit = attempts[recognizer]?.heldBeyond, held > limit else { return nil }
    attempts[recognizer]?.heldBeyond = nil
    let miss = StoryStep.Miss(amount: held - limit, unit: .seconds, side: .over)
    return Late(text: "the finger lifts now, it was down \(miss)", miss: miss)
  }

  func stories(of recognizer: String) -> [Int]? { attempts[recognizer]?.stories }
  /// Those of the pan by which the scroll view is dragged.
  func stories(draggingIn scrollView: String) -> [Int]? { pans[scrollView].flatMap(stories(of:)) }
  func demand(of recognizer: String) -> GestureDemand? { attempts[recognizer]?.demand }
  /// Whether nothing was told of the attempt yet.
  func isSilent(_ recognizer: String) -> Bool { attempts[recognizer]?.isSilent ?? true }

  /// Whether it has fingers of which it has not decided yet.
  func isOpen(_ recognizer: String) -> Bool { attempts[recognizer].map { !$0.isOver } ?? false }

  func teller(of recognizer: String) -> Int? { attempts[recognizer]?.teller }

  mutating func note(_ step: GestureStep, of recognizer: String, at time: Double, teller: Int) {
    guard attempts[recognizer] != nil else { return }
    if case .noFurtherTap? = step.reason { attempts[recognizer]?.ranOut = time }
    if case .heldTooLong(let limit)? = step.reason { attempts[recognizer]?.heldBeyond = limit }
    attempts[recognizer]?.teller = teller
    if step.isLast { attempts[recognizer]?.isOver = true }
    attempts[recognizer]?.isSilent = false
  }

  /// Those of whose last attempt nothing was told.
  var silent: [(recognizer: String, attempt: Attempt)] {
    order.compactMap { name in
      attempts[name].flatMap { $0.isSilent && !$0.isOver ? (name, $0) : nil }
    }
  }
}
