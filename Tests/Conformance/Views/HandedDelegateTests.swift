import Foundation
import HeadlessUIKit
import Testing

/// Rules V1153 and V1154: classes that put themselves between UIKit and what an application gives them.
@MainActor struct HandedDelegateTests {
  /// Formats what is typed, and hands on what else a field's delegate is asked.
  private final class PhoneField: UITextField, UITextFieldDelegate {
    private weak var outer: (any UITextFieldDelegate)?
    override weak var delegate: (any UITextFieldDelegate)? {
      get { outer }
      set { outer = newValue }
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      super.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    {
      text = (text ?? "") + "(\(string))"
      return false
    }
  }

  private final class Watched: UICollectionView, UICollectionViewDelegate {
    var (chosen, scrolled) = (0, 0)
    private weak var outer: (any UICollectionViewDelegate)?
    override var delegate: (any UICollectionViewDelegate)? {
      get { outer }
      set {
        outer = newValue
        super.delegate = self
      }
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen += 1
      outer?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  @Test("V1153 a field that is its own delegate is asked itself, and shows the application's")
  func field() {
    let phone = Phone.forGestures()
    let field = PhoneField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("1")
    field.insertText("2")
    #expect(field.text == "(1)(2)" && field.delegate == nil)
  }

  @Test("V1153 a collection that stands between hears first, and hands on")
  func collection() {
    let (phone, items) = (Phone.forGestures(), Items())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    let collection = Watched(frame: phone.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (items, items)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.tap(at: (100, 20))
    #expect(collection.chosen == 1 && items.chosen == [0] && collection.delegate === items)
    phone.down(1, at: (100, 150))
    phone.move(1, from: (100, 150), to: (100, 50), steps: 5)
    phone.up(1)
    #expect(collection.scrolled > 0)
  }

  @Test("V1153 a pan that is its own delegate is asked whether it begins")
  func recognizer() {
    final class Shy: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
      var asked = 0
      override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let (phone, pan) = (Phone.forGestures(), Shy())
    pan.delegate = pan
    phone.pad("a", (0, 0, 200, 200)).addGestureRecognizer(pan)
    phone.down(1, at: (50, 50))
    phone.move(1, to: (90, 50))
    #expect(pan.asked == 1 && pan.state != .began)
    phone.up(1)
  }

  @Test("V1154 what an override of gestureRecognizers leaves out hears of no touch")
  func recognizers() {
    final class Deaf: UIView {
      var isDeaf = true
      override var gestureRecognizers: [UIGestureRecognizer]? {
        get { isDeaf ? nil : super.gestureRecognizers }
        set { super.gestureRecognizers = newValue }
      }
    }
    let (phone, view, tap) = (
      Phone.forGestures(), Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UITapGestureRecognizer()
    )
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    phone.window.addSubview(view)
    phone.tap(at: (50, 50))
    #expect(taps == 0)
    view.isDeaf = false
    phone.wait(1)
    phone.tap(at: (50, 50))
    #expect(taps == 1)
  }
}
