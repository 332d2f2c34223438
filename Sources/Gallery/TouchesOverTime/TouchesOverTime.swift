extension Examples {
  @MainActor static let touchesOverTime: [any Example.Type] = [
    OneFinger.self, Sticky.self, TwoFingers.self, SingleTouchView.self, Exclusive.self, FirstInFirstOut.self,
    Estimated.self,
  ]
}
