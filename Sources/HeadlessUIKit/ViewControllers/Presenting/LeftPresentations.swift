/// What is presented and what stands over that retain each other until the presentation ends. Where input ends
/// before that, nobody ends it: the two are parted then, as nothing outlives its application on a device. Nobody is
/// told.
extension UIApplication {
  package func letGoOfPresentations() {
    for window in windows { window.rootViewController?.letGoOfPresentations() }
  }
}

extension UIViewController {
  fileprivate func letGoOfPresentations() {
    for child in children { child.letGoOfPresentations() }
    presented?.letGoOfPresentations()
    // It retains the window, which retains the root.
    vacated = nil
    letGoOfPresentation()
    (pendingPresentation, afterPresentation) = (nil, nil)
  }
}
