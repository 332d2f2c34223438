package import Foundation

/// What the event system decided, told at the moment of deciding: the one seam through which others watch it.
///
/// Cases come in the order in which things happen; `calls` and `returned` bracket what a responder's method does.
package enum Decision {
  /// A hit test for a finger starts. Asked and answered decisions follow, then `hit`.
  case looksFor(UITouch, at: CGPoint)
  /// `hitTest(_:with:)` of the view is about to be called with the point in its coordinates.
  case asks(UIView, at: CGPoint)
  /// The view's own `hitTest(_:with:)` says no, and why.
  case refuses(UIView, Refusal)
  /// The view's own `hitTest(_:with:)` finds the point inside, and asks the subviews.
  case contains(UIView)
  /// `hitTest(_:with:)` of the view returned.
  case answers(UIView, UIView?)
  /// The view's own `hitTest(_:with:)` returned, inside of that of a class with another: in the place of
  /// `contains`, `refuses` and everything between, for who doesn't hear every question.
  case finds(UIView, UIView?)
  /// The hit test is over.
  case hit(UITouch, UIView?)

  /// A responder's method is about to be called; `from` passed it on, nil where the event system itself calls.
  case calls(UIResponder, ResponderCall, from: UIResponder?)
  /// The default method found no next responder.
  case unhandled(UIResponder, ResponderCall)
  /// In the place of `calls`, and of the `returned` at the end, for those who do nothing but pass a touch on, one
  /// to the next: told to who hears of passes. `from` is who passed it to the first; after the last comes `calls`,
  /// or nobody.
  ///
  case passes(PassingChain, ResponderCall, from: UIResponder?)
  /// The responder's method returned.
  case returned(UIResponder, ResponderCall)

  /// A touch will not be delivered, now or later, and why.
  case drops(UITouch, DropReason)
  /// A whole event got no further.
  case dropsEvent(UIEvent, DropReason)

  /// A correction of estimated values that no delivered touch waits for.
  case dropsCorrection(identifier: Int)

  /// What a scroll view does with touches on its content, or with the content.
  case scroll(UIScrollView, ScrollDecision)
  /// What a table or a collection makes of a finger on an item.
  case list(UIScrollView, ListDecision)
  /// What becomes of a finger that lifts something from the view, or drags something over it.
  case drag(UIView, UITouch, DragDecision)
  /// A control ends the tracking of a finger by its own answer.
  case tracking(UIControl, TrackingEnd)
  /// A finger, or typing, changed a control's value.
  case value(UIControl, from: ControlValue, to: ControlValue)
  /// An action is about to be performed, or will not be, and why.
  case action(SentAction)
  /// A responder takes the first place of its window or loses it, or is kept from it.
  case firstResponder(UIResponder, FirstResponderChange)
  /// What a recognizer does, or what becomes of it.
  case gesture(UIGestureRecognizer, GestureDecision)
  /// A recognizer took the touch: its view hears next that it is cancelled.
  case takes(UITouch, from: UIView, by: UIGestureRecognizer)
  /// The view hears of the touch's landing, or of its lifting, when the recognizer has decided.
  case withholds(UITouch, from: UIView, for: UIGestureRecognizer)
  /// The view hears now of what was kept from it.
  case releases(UITouch, to: UIView)
  /// A recognizer comes between a press and its responder.
  case press(UIPress, PressDecision)

  /// What a control makes of the finger that it tracks: the events that actions are sent for, also where it has
  /// none. Told to who hears of hops.
  case follows(UIControl, UITouch, UIControl.Event, TrackedPlace)
  /// A view hears next that touches are over whose fingers did not lift, and why.
  case cancels(UITouch, of: UIView, DropReason)
  /// How far an event has come.
  case hop(EventHop)

  case keyWindow(UIWindow, isKey: Bool)
  case application(ApplicationNotice)
  /// The device gives something back: a knock, an announcement.
  case feedback(String)
  /// Code asked for something that UIKit refuses with a line in its log.
  case warns(UIResponder, String)
}

/// What becomes of a press on its way to its responder; as with touches.
package enum PressDecision {
  case taken(from: UIResponder, by: UIGestureRecognizer)
  case withheld(from: UIResponder, for: UIGestureRecognizer)
  case released(to: UIResponder)
  case dropped(DropReason)
}

/// Which answer ended a control's tracking.
package enum TrackingEnd: String {
  /// `beginTracking` said no.
  case refused
  /// `continueTracking` said no.
  case stopped
}

/// Where a tracked finger is, seen from its control.
package struct TrackedPlace {
  /// The finger, and the control's bounds, in the control's own coordinates.
  package let location: CGPoint
  package let bounds: CGRect
  /// How far around the bounds it still counts as inside.
  package let margin: CGFloat
}

/// What became of a responder's place as its window's first.
package enum FirstResponderChange {
  case becomes
  case resigns
  /// Taken from it without asking: it was hidden, left its window, or its editing was ended by force.
  case loses
  /// `canBecomeFirstResponder` said no.
  case cannotBecome
  /// It is in no window.
  case hasNoWindow
  /// `canResignFirstResponder` said no.
  case cannotResign
  /// The present first responder did not resign for it.
  case waitsFor(UIResponder)
}

/// Why a view's own hit test says no.
package enum Refusal: Sendable {
  case hidden
  case transparent(alpha: CGFloat)
  case notInteractive
  /// An animation runs that does not allow interaction.
  case animated
  /// `point(inside:with:)` said no.
  case outside(CGPoint)
  /// The transform can't be inverted; the view was not asked.
  case singularTransform
}

/// Why a touch or an event gets no further.
package enum DropReason {
  case nothingHit
  case ignoringInteraction
  case singleTouch(UIView)
  case exclusive(holder: UIView)
  case excluded(by: UIView)
  case outsideWindow(UIView)
  /// An animation of the view began, or of what it is in.
  case animated(UIView)
  case swallowed(by: UIResponder)
  case noResponder
  /// The application stopped being active.
  case inactive
  /// A finger of its number landed once more, without having lifted.
  case landedAgain
  /// A recognizer took the touch before its view had heard of it.
  case taken(by: UIGestureRecognizer)
  /// The touch was cancelled before its view had heard of it.
  case cancelledUnheard
  /// It stopped a scroll view's content, which was moving by itself.
  case stopsScrolling(UIScrollView)
  /// The scroll view's `touchesShouldBegin(_:with:in:)` said no.
  case touchesShouldNotBegin(UIScrollView)
  /// The finger's landing was not recorded, only its lifting.
  case neverLanded
  /// The motion that goes on, or ends, was cancelled before.
  case motionOver
  /// Remote control events were not asked for.
  case notReceivingRemoteControl
}

/// A responder method with what it is called with.
package enum ResponderCall {
  case touchesBegan([UITouch])
  case touchesMoved([UITouch])
  case touchesEnded([UITouch])
  case touchesCancelled([UITouch])
  case touchesEstimatedPropertiesUpdated([UITouch])
  case motionBegan(UIEvent.EventSubtype)
  case motionEnded(UIEvent.EventSubtype)
  case motionCancelled(UIEvent.EventSubtype)
  case pressesBegan([UIPress])
  case pressesChanged([UIPress])
  case pressesEnded([UIPress])
  case pressesCancelled([UIPress])
  case remoteControlReceived(UIEvent.EventSubtype)
}

package enum ApplicationNotice: String {
  case willResignActive, didBecomeActive, didEnterBackground, willEnterForeground
}

/// Told every decision, as it falls.
@MainActor package protocol DecisionObserver: AnyObject {
  /// Whether it is told of an event's stations, too.
  var hearsHops: Bool { get }
  /// Whether it is told at once, by `passes` and `asksInVain`, what plain responders and views do, and not one by
  /// one.
  var hearsPasses: Bool { get }
  /// Whether it hears every question of a hit test; else only what views answer whose class has a
  /// `hitTest(_:with:)` of its own, and what comes of it.
  var hearsEveryAsk: Bool { get }
  func decided(_ decision: consuming Decision)
  /// What comes with every sample of a drag, and by dozens, apart from the others: `passes`, as decided unless said
  /// otherwise.
  func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?)
  /// Likewise of a hit test: that subviews which stand next to each other, and override nothing of what they are
  /// asked, say no, from the last to the first; as `asks`, `refuses` and `answers` of each unless said otherwise.
  /// - Parameter point: in their superview's coordinates.
  func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint)
  /// Likewise, that a recognizer goes on with what it has begun: the step of its state to `changed`.
  func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State)
}

extension DecisionObserver {
  package var hearsHops: Bool { true }
  package var hearsPasses: Bool { false }
  package var hearsEveryAsk: Bool { true }
  package func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    decided(.passes(chain, call, from: sender))
  }
  package func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint) {
    for view in views.reversed() {
      guard let said = view.plainRefusal(of: point) else { continue }
      decided(.asks(view, at: said.point))
      decided(.refuses(view, said.refusal))
      decided(.answers(view, nil))
    }
  }
  package func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    decided(.gesture(recognizer, .moves(from: old, to: .changed, nil)))
  }
}

/// Who watches; nobody, most of the time.
@MainActor package enum Decisions {
  /// Not retained, unless by `keep`.
  package static var observer: (any DecisionObserver)? {
    get { kept ?? passing }
    set { watch(nil, newValue) }
  }

  /// Has somebody watch who is retained until another one does, or nobody: whether a retained one is still there
  /// need not be found out with every decision.
  package static func keep(_ observer: any DecisionObserver) { watch(observer, nil) }

  /// Has another one watch meanwhile, or nobody, and then who watched before, retained if it was.
  package static func watched<Answer>(
    by observer: (any DecisionObserver)?, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let before = (kept, passing)
    watch(observer, nil)
    defer { watch(before.0, before.1) }
    return try body()
  }

  /// Asks while nobody is told of it: where a drag looks for views, with every move of its finger.
  static func quietly<Answer>(_ ask: () -> Answer) -> Answer { watched(by: nil, ask) }

  @exclusivity(unchecked) private static var kept: (any DecisionObserver)?
  private static weak var passing: (any DecisionObserver)?
  /// False where nobody watches, without asking who.
  @exclusivity(unchecked) private(set) static var areWatched = false
  @exclusivity(unchecked) private(set) static var areHopsHeard = false
  @exclusivity(unchecked) private(set) static var arePassesHeard = false
  @exclusivity(unchecked) private(set) static var isEveryAskHeard = false

  private static func watch(_ kept: (any DecisionObserver)?, _ passing: (any DecisionObserver)?) {
    (self.kept, self.passing) = (kept, passing)
    let observer = kept ?? passing
    areWatched = observer != nil
    areHopsHeard = observer?.hearsHops ?? false
    arePassesHeard = observer?.hearsPasses ?? false
    isEveryAskHeard = observer?.hearsEveryAsk ?? false
  }

  static func tell(_ decision: @autoclosure () -> Decision) {
    if areWatched, let observer { observer.decided(decision()) }
  }

  static func tell(passing chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    if areWatched, let observer { observer.passes(chain, call, from: sender) }
  }

  static func tell(ask: @autoclosure () -> Decision) {
    if isEveryAskHeard, let observer { observer.decided(ask()) }
  }

  static func tell(asking views: ArraySlice<UIView>, at point: CGPoint) {
    if areWatched, let observer { observer.asksInVain(views, at: point) }
  }

  static func tell(goingOn recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    if areWatched, let observer { observer.goesOn(recognizer, from: old) }
  }

  static func tell(hop: @autoclosure () -> EventHop) {
    if areHopsHeard, let observer { observer.decided(.hop(hop())) }
  }
}
