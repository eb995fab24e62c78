/// How a site looks: one style sheet for all pages, light and dark, on a phone and on paper.
///
/// Only fonts that systems bring along are named, Korean ones included; nothing is fetched.
enum SiteStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --raised: #f3f0ea; --ink: #2b2926; --quiet: #69635b; --line: #e3ded5;
      --link: #8a4524; --mark: #fbe7a1;
      --red: #a8322a; --green: #3c6e3d; --yellow: #7d5f0c; --blue: #2c5f93; --magenta: #8b3a77;
      --cyan: #1c6d75; --gray: #69635b; --orange: #99501a; --brown: #74543c; --purple: #6a4a9c;
      --pink: #a33a63;
      --serif: "Iowan Old Style", Charter, "Source Serif 4", Georgia, "Noto Serif",
        "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", serif;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Apple SD Gothic Neo",
        "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono",
        "Noto Sans Mono CJK KR", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #1a1917; --raised: #24221f; --ink: #e4dfd6; --quiet: #a49d92; --line: #37342f;
        --link: #e2a585; --mark: #5c4b12;
        --red: #e89088; --green: #94c58f; --yellow: #dcb95d; --blue: #8fbbe8; --magenta: #d9a0cc;
        --cyan: #82c6cc; --gray: #a49d92; --orange: #e8a878; --brown: #c9a88c; --purple: #b9a3e3;
        --pink: #e99bb8;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
    body {
      margin: 0 auto; max-width: 42rem; padding: 1.5rem clamp(1.25rem, 5vw, 2rem) 5rem;
      background: var(--paper); color: var(--ink);
      font: 400 clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)/1.7 var(--serif);
      word-break: keep-all; overflow-wrap: break-word; text-rendering: optimizeLegibility;
    }
    :lang(ja), :lang(zh) { word-break: normal; }
    a { color: var(--link); text-decoration: underline 1px; text-underline-offset: 0.2em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 2px; }
    h1, h2, h3, h4, h5, h6 {
      margin: 2.2em 0 0.6em; line-height: 1.3; font-weight: 600; text-wrap: balance;
    }
    /* Each paragraph runs as its first letter does. */
    article :is(h1, h2, h3, h4, h5, h6, p, li, td, th) { unicode-bidi: plaintext; }
    h1 { margin: 0; font-size: 1.85em; line-height: 1.22; letter-spacing: -0.011em; }
    h2 { font-size: 1.3em; }
    h3 { font-size: 1.1em; }
    h4, h5, h6 { font-size: 1em; }

    .site, .span, .day, .facts, .turn, .years, .kinds, .topics, .month > h2, .entries time, .note {
      font-family: var(--sans);
    }
    .site nav { display: flex; flex-wrap: wrap; gap: 0 0.5rem; font-size: 0.85rem; }
    .site a { color: var(--quiet); text-decoration: none; padding: 0.35rem 0; }
    .site a + a::before { content: "/"; margin-right: 0.5rem; color: var(--line); }
    .site a:hover { color: var(--link); }
    .site { margin-bottom: clamp(2rem, 7vw, 4rem); }

    main:first-child .day { margin-top: clamp(0rem, 4vw, 2rem); }
    .entry { margin-bottom: 2.2rem; }
    .day { margin: 0 0 0.6rem; color: var(--quiet); font-size: 0.9rem; }
    .clock { margin-left: 0.5em; }
    .facts {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.2rem 1rem;
      margin: 0.9rem 0 0; padding: 0; list-style: none; color: var(--quiet); font-size: 0.85rem;
    }
    .facts a { color: inherit; text-decoration: none; }
    .facts a:hover, .topics a:hover { text-decoration: underline 1px; }
    .star { color: var(--yellow); }
    .category.red { color: var(--red); } .category.green { color: var(--green); }
    .category.yellow { color: var(--yellow); } .category.blue { color: var(--blue); }
    .category.magenta { color: var(--magenta); } .category.cyan { color: var(--cyan); }
    .category.gray { color: var(--gray); } .category.orange { color: var(--orange); }
    .category.brown { color: var(--brown); } .category.purple { color: var(--purple); }
    .category.pink { color: var(--pink); }

    .text > :first-child { margin-top: 0; }
    .text > :last-child { margin-bottom: 0; }
    p, ul, ol, blockquote, pre, table, figure, .callout { margin: 0 0 1.15em; }
    ul, ol { padding-left: 1.5em; }
    li > ul, li > ol { margin-bottom: 0; }
    li + li { margin-top: 0.25em; }
    li:has(> input), li:has(> p > input:first-child) { list-style: none; }
    li > input, li > p > input:first-child {
      appearance: none; width: 1em; height: 1em; margin: 0 0.5em 0 -1.5em; vertical-align: -0.12em;
      border: 1.5px solid var(--quiet); border-radius: 0.25em; print-color-adjust: exact;
    }
    li input:checked { border-color: var(--link); background: var(--link); }
    li input:checked::before {
      content: ""; display: block; height: 100%; background: var(--paper);
      clip-path: polygon(12% 52%, 24% 40%, 42% 58%, 76% 20%, 88% 31%, 43% 82%);
    }
    @media (forced-colors: active) { li > input, li > p > input { appearance: auto !important; } }
    blockquote {
      padding: 0 0 0 1.2em; border-left: 3px solid var(--line); color: var(--quiet);
    }
    blockquote > :last-child, .callout > :last-child, li > p:last-child { margin-bottom: 0; }
    .callout {
      --tone: var(--blue); padding: 0.9em 1.2em; border-left: 3px solid var(--tone);
      border-radius: 0 0.4rem 0.4rem 0; background: var(--raised);
    }
    .callout-title { margin-bottom: 0.3em; color: var(--tone); font: 600 0.9em var(--sans); }
    .callout:is([data-callout="tip"], [data-callout="success"], [data-callout="hint"],
      [data-callout="check"], [data-callout="done"]) { --tone: var(--green); }
    .callout:is([data-callout="warning"], [data-callout="caution"], [data-callout="attention"],
      [data-callout="todo"]) { --tone: var(--yellow); }
    .callout:is([data-callout="danger"], [data-callout="error"], [data-callout="bug"],
      [data-callout="failure"]) { --tone: var(--red); }
    .callout:is([data-callout="important"], [data-callout="question"],
      [data-callout="example"]) { --tone: var(--magenta); }
    .callout:is([data-callout="quote"], [data-callout="cite"]) { --tone: var(--gray); }
    code, pre { font-family: var(--mono); font-size: 0.87em; }
    code {
      padding: 0.12em 0.32em; border-radius: 0.25rem; background: var(--raised);
      -webkit-box-decoration-break: clone; box-decoration-break: clone;
    }
    pre {
      padding: 1em 1.2em; overflow-x: auto; border-radius: 0.4rem; background: var(--raised);
      line-height: 1.55; word-break: normal; overflow-wrap: normal;
    }
    pre code { padding: 0; background: none; font-size: 1em; }
    .raw-html { color: var(--quiet); white-space: pre-wrap; }
    hr { width: 4rem; margin: 2.6em auto; border: 0; border-top: 1px solid var(--line); }
    img { display: block; max-width: 100%; height: auto; margin: 0 auto; border-radius: 0.4rem; }
    p > img:not(:only-child) { display: inline-block; vertical-align: bottom; }
    .photo { margin: 0 0 2rem; }
    mark { padding: 0 0.15em; border-radius: 0.2em; background: var(--mark); color: inherit; }
    table {
      display: block; width: max-content; max-width: 100%; overflow-x: auto;
      border-collapse: collapse; font-size: 0.92em; line-height: 1.5;
    }
    th, td { padding: 0.4rem 0.9rem; border-bottom: 1px solid var(--line); text-align: left; }
    th { font-family: var(--sans); font-size: 0.9em; color: var(--quiet); font-weight: 600; }
    :is(th, td):first-child { padding-left: 0; }
    :is(th, td):last-child { padding-right: 0; }
    .align-center { text-align: center; }
    .align-right { text-align: right; font-variant-numeric: tabular-nums; }
    .tag, .mention { color: var(--quiet); }
    .text .tag, .text .mention { color: var(--link); }
    .missing { color: var(--quiet); text-decoration: underline dotted 1px; }
    .blocked { color: var(--quiet); }
    .footnotes {
      margin-top: 3em; padding-top: 1.2em; border-top: 1px solid var(--line); font-size: 0.9em;
    }
    .footnote-ref { line-height: 1; font-size: 0.75em; }
    .footnote-ref a, .footnote-backref { padding: 0 0.15em; text-decoration: none; }

    .turn {
      display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 4rem; padding-top: 1.5rem;
      border-top: 1px solid var(--line); font-size: 0.85rem; line-height: 1.5;
    }
    .turn:empty { display: none; }
    .turn a { flex: 1 1 14rem; min-width: 0; color: inherit; text-decoration: none; }
    .turn a[rel="next"] { text-align: right; margin-left: auto; }
    .turn span { display: block; overflow: hidden; text-overflow: ellipsis; }
    .turn-label, .turn-date { color: var(--quiet); }
    .turn-title { color: var(--link); white-space: nowrap; }
    .turn a:hover .turn-title { text-decoration: underline; }

    .home { margin-top: clamp(1.5rem, 6vw, 3.5rem); }
    .home h1 { font-size: 2.4em; }
    .span { margin: 0.4rem 0 3rem; color: var(--quiet); font-size: 0.9rem; }
    .month { margin-top: 2.6rem; }
    .month > h2 {
      margin: 0 0 0.4rem; color: var(--quiet); font-size: 0.85rem; letter-spacing: 0.02em;
    }
    .entries { margin: 0; padding: 0; list-style: none; }
    .entries li { margin: 0; border-top: 1px solid var(--line); }
    .entries li.again { border-top-color: transparent; }
    .entries li.again time { height: 0; opacity: 0; }
    .entries a {
      display: grid; grid-template-columns: 3.2rem minmax(0, 1fr); gap: 0.9rem; padding: 0.85rem 0;
      color: inherit; text-decoration: none; line-height: 1.5;
    }
    .entries time { color: var(--quiet); font-size: 0.75rem; line-height: 1.3; }
    .entries b { display: block; color: var(--ink); font-weight: 400; font-size: 1.45rem; }
    .entries a:not(:has(.preview, .note)) { align-items: center; }
    .row > span { display: block; }
    .title { font-weight: 600; }
    .entries a:hover .title { color: var(--link); }
    .preview {
      display: -webkit-box !important; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden; color: var(--quiet); font-size: 0.94em;
    }
    .note { margin-top: 0.2rem; font-size: 0.8rem; color: var(--quiet); }
    .empty { color: var(--quiet); font-weight: 400; }

    .years, .kinds { padding-top: 0.5rem; border-top: 1px solid var(--line); }
    .years { margin-top: 4rem; }
    .kinds { margin-top: 1.7rem; }
    .years section { display: grid; grid-template-columns: 4.1rem 1fr; padding-top: 1.2rem; }
    .kinds section { padding-top: 1.2rem; }
    .years h2, .kinds h2 { margin: 0; font-size: 1rem; line-height: 1.9; }
    .years ul, .topics {
      display: flex; flex-wrap: wrap; gap: 0.1rem 1.3rem; margin: 0; padding: 0; list-style: none;
      font-size: 0.9rem; line-height: 2.1;
    }
    main > .topics { margin-bottom: 2.4rem; }
    .span:has(+ .topics) { margin-bottom: 0.6rem; }
    h1 + .topics { margin-top: 1.6rem; }
    .years li, .topics li { margin: 0; white-space: nowrap; }
    .topics li { max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
    .years a, .kinds a, .topics a { text-decoration: none; }
    .years a:hover, .kinds a:hover { text-decoration: underline; }
    .count { color: var(--quiet); font-size: 0.8em; font-variant-numeric: tabular-nums; }

    @media print {
      :root { --paper: #fff; --raised: #f5f5f5; --ink: #000; --quiet: #444; --line: #ccc; }
      body { max-width: none; padding: 0; font-size: 11pt; line-height: 1.5; }
      .site, .turn { display: none; }
      a { color: inherit; }
      h1, h2, h3, h4, h5, h6 { break-after: avoid; }
      pre, blockquote, table, img, .callout { break-inside: avoid; }
      pre { white-space: pre-wrap; }
    }

    """
}
