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
