/// Whether the system's gestures for editing work on a responder. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration>
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
