import DiaryVault

/// That a command was refused, and what became of the text that it was to write.
struct RefusedText: CommandFailure {
  enum Fate {
    case kept(Draft, DraftPlace)
    /// It could not be kept, with the reason.
    case nowhere(String)
  }

  private let refusal: Complaint
  private let fate: Fate

  init(_ refusal: Complaint, _ fate: Fate) { (self.refusal, self.fate) = (refusal, fate) }

  var description: String {
    switch fate {
    case .kept: "\(refusal.description); the text is kept as a draft"
    case .nowhere(let reason): "\(refusal.description); nor could the text be kept: \(reason)"
    }
  }

  var hint: String? {
    switch fate {
    case .kept(let draft, let place):
      [place.advice(for: draft), refusal.hint].compactMap { $0 }.joined(separator: "; ")
    case .nowhere:
      ["keep the text where you have it from", refusal.hint].compactMap { $0 }
        .joined(separator: "; ")
    }
  }

  var status: CommandStatus { refusal.status }
}
