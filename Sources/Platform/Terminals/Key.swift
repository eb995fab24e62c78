/// Something that was pressed on a terminal.
package enum Key: Hashable, Sendable {
  /// A letter, as it was typed or pasted; a part of one that takes several code points.
  case text(String)
  case enter, escape
  /// Ctrl-C, or another way to ask for the end.
  case interrupt
  case up, down, pageUp, pageDown, first, last
  case backspace, deleteWord, deleteAll
}
