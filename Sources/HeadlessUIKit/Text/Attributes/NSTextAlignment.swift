/// Where text stands in its view. Nothing is drawn.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}
