/// What people's diaries contain, each under the name of its golden files.
let constructs = [
  "headings": """
  # A walk *by* the river
  The first paragraph.
  ## In the morning, while it was still dark outside
  ### Third
  #### Fourth
  ##### Fifth
  ###### Sixth
  """,
  "paragraphs": """
  A paragraph that is long enough to be wrapped at eighty display cells, because it goes on and on
  over a soft break,
  and ends here.

  A second one\\
  with a hard break, a-hyphenated-word-that-may-be-parted, 2026-11-29 and
  averyveryverylongwordwithoutanyplacewhereitcouldbeparted.
  """,
  "emphasis": """
  *Emphasis*, **strong**, ***both***, ~~gone~~, ==marked==, `code with **stars**` and
  **strong over a line that must be wrapped somewhere in the middle**.
  """,
  "korean": """
  오늘은 **강가(江邊)**를 따라 걸었다. 바람이 차가웠지만 하늘은 맑았고, 오리들이 줄지어 헤엄치고 있었다.
  저녁에는 김치찌개를 끓여 먹었다.
  """,
  "japanese": """
  今日は川沿いを散歩した。風は冷たかったが、空は晴れていて、「きれいだね」と彼女が言った。
  コーヒーを飲んで、ゆっくり帰った。
  """,
  "chinese": """
  今天我沿着河边散步（大约一个小时），天气很冷，但是天空晴朗。
  晚上吃了饺子，看了一部电影《花样年华》。
  """,
  "quotes": """
  > A quote that is long enough to be wrapped on a narrow screen.
  >
  > Its second paragraph.
  > > A quote inside it,
  > > of two lines.

  After it.
  """,
  "callouts": """
  > [!warning] Slippery road
  > Mind the **ice** on the bridge, it does not melt before noon.

  > [!note]
  > Without a title.

  > [!tip]
  """,
  "lists": """
  - one
  - two, which goes on for so long that it has to be wrapped on forty cells
    - inside
      - further inside
        - and further
  - three

  9. nine
  10. ten

  ---

  - loose

    with a second paragraph

  - items
  1) other delimiter
  -
  """,
  "tasks": """
  - [x] Buy bread
  - [ ] Write to Kim Minji about the photographs of last summer
    - [ ] find them first
  - no task
  """,
  "code": """
  Run `swift build`:

  ```swift
  let greeting = "a line of code that is longer than eighty cells, so that it must be parted somewhere"
  \tif true {

  ```

      indented code

  - in a list

    ```
    안녕하세요 여러분 반갑습니다 오늘도
    ```
  """,
  "rules": """
  Above

  ***

  Below
  """,
  "tables": """
  | Day | Kilometres | What was seen |
  | :-- | ---: | :-: |
  | Sunday | 12.5 | a heron, two ducks and **many** people with dogs |
  | 월요일 | 8 | 왜가리 한 마리 |
  | Tuesday | | `x` |
  """,
  "wide-table": """
  | a | b | c | d | e | f | g | h |
  | - | - | - | - | - | - | - | - |
  | alphabet | botany | chemistry | divinity | economics | fiction | geography | history |
  | 1 | 2 | 3 | | 5 | 6 | 7 | 8 |
  """,
  "footnotes": """
  It was cold.[^1] The river was high.[^river] Again.[^1]

  [^1]: Two degrees, says the thermometer on the balcony, which hangs in the wind.
  [^river]: About a metre

      over the mark.
  """,
  "links": """
  A [link to a page](https://example.com/a?b=c "Title"), <https://example.com>, a bare
  https://example.org/path, mail to <mail@example.com>, [relative](../photos/a.md), and
  [bad](javascript:alert(1)).

  [[2026-11-28]], [[2026-11-28|yesterday]], [[Plans#Next year]].
  """,
  "images": """
  ![A heron in the reeds](photos/heron.jpg) and ![](photos/empty.jpg)

  ![[photo.png]] ![[2026-11-28]]
  """,
  "html": """
  Text with <kbd>Ctrl</kbd> and a <!-- hidden --> comment.

  <!-- A prompt
  over two lines -->

  <div class="note">
  Shown as text
  </div>

  %%hidden too%%

  The end.
  """,
  "people-and-tags": """
  With @Minji and @"Kim Minji" at the lake #travel/alps #산책.
  """,
  "controls": "A title\u{1B}[31m red \u{202E}reversed and \u{7F} `\u{1B}]0;x\u{07}`.\n",
  "emoji": """
  👩‍👩‍👧‍👦 family 👍🏽 thumbs 🇰🇷 flag ☕️ coffee and so on over the end of the line 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉
  """,
  "nested": """
  > - a list in a quote
  >   1. with numbers, and a line that is long enough to be wrapped
  >
  >      ```sh
  >      ls -l
  >      ```
  >
  >   | a | b |
  >   |---|---|
  >   | 1 | 2 |
  """,
]
