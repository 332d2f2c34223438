import UIKit

/// Two fields and a button in a scroll view that makes room for the keyboard.
final class SignInViewController: UIViewController {
  private let scrollView = UIScrollView()
  let emailField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)
  private(set) var signedIn: [String] = []
  private var observers: [NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Sign in", comment: "")
    view.backgroundColor = .systemBackground
    configureFields()
    layOut()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addHandler { [weak self] _ in self?.view.endEditing(true) }
    view.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    observers = [
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
        [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        MainActor.assumeIsolated { self?.keyboardWillShow(frame) }
      },
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
        [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow(.zero) }
      },
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  private func configureFields() {
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.returnKeyType = .next
    emailField.textContentType = .username
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    for field in [emailField, passwordField] {
      field.delegate = self
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    }
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    signInButton.isEnabled = false
    signInButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, signInButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: passwordField)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 24, bottom: 24, trailing: 24)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    for child in [scrollView, stack] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      signInButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func keyboardWillShow(_ frame: CGRect) {
    scrollView.contentInset.bottom = frame.height
    scrollView.verticalScrollIndicatorInsets.bottom = frame.height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  private func validate() {
    signInButton.isEnabled = emailField.text?.contains("@") == true && !(passwordField.text ?? "").isEmpty
  }

  private func submit() {
    guard let email = emailField.text else { return }
    view.endEditing(true)
    signedIn.append(email)
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if signInButton.isEnabled { submit() }
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { !string.contains(" ") }
}
