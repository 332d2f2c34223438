/// The end of an animation, which comes when all of its parts are over.
@MainActor final class AnimationEnd {
  private let completion: (Bool) -> Void
  private var awaited = 0
  private var haveFinished = true

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  /// One more part, of which none may have ended the whole yet.
  /// - Returns: to be called when it is over.
  func part() -> (Bool) -> Void {
    awaited += 1
    return { finished in
      self.haveFinished = self.haveFinished && finished
      self.awaited -= 1
      if self.awaited == 0 { self.completion(self.haveFinished) }
    }
  }
}
