extension UIAction {
  /// One that has the responder capture a text, as a device's camera would read it. There is no camera: unless the
  /// responder overrides `captureTextFromCamera(_:)`, a trace warns of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiaction/capturetextfromcamera(responder:identifier:)>
  /// - Parameter identifier: one of its own where nil.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
  ) -> UIAction {
    UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) {
      [weak responder] action in
      responder?.captureTextFromCamera(action)
    }
  }
}
