import TilawaCore

/// The style sheet of a lesson's page.
struct LessonStyleSheet {
  let theme: ReadingTheme
  let font: MushafDocument.Font?

  var css: String {
    let sheet = MushafStyleSheet(
      MushafStyle(theme: theme), family: font?.family, file: font?.file, width: 1700, rules: [])
    return sheet.fontFace + ":root { \(sheet.variables(MushafTheme(theme))) }\n" + rules(sheet.families)
  }

  private func rules(_ families: String) -> String {
    """
    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); scroll-padding: 2rem 0 9rem; }
    body { margin: 0 auto; max-width: 56rem; padding: 1rem 1rem 9rem; font-family: system-ui, sans-serif; line-height: 1.5; }
    h1 { font-size: 1.5rem; margin: 0.5rem 0; }
    .facts, .time, .remark, .keys, .notice { color: var(--faint); }
    .facts { margin: 0 0 1rem; }
    .passages { list-style: none; margin: 0; padding: 0; }
    .passage { border: 1px solid transparent; border-bottom-color: var(--tint); padding: 0.6rem 0.8rem; }
    .passage.current { background: var(--tint); border-color: var(--ornament); border-radius: 0.5rem; }
    .bar { display: flex; align-items: center; gap: 0.5rem; }
    .label { font-weight: 600; unicode-bidi: isolate; }
    button, select { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--ornament);
      border-radius: 0.4rem; min-width: 2.2rem; min-height: 2.2rem; cursor: pointer; }
    button[aria-pressed=true] { background: var(--ornament); color: var(--paper); }
    :focus-visible { outline: 3px solid var(--ornament); outline-offset: 2px; }
    .text { margin: 0.4rem 0; font: 1.9rem/2.3 \(families); cursor: pointer; }
    .number { color: var(--ornament); white-space: nowrap; }
    .word { border-radius: 0.3rem; }
    .word.current { background: var(--ornament); color: var(--paper); }
    .note { margin: 0.4rem 0; padding: 0.2rem 0.8rem; border-inline-start: 3px solid var(--ornament); white-space: pre-wrap; }
    .remark { margin: 0.2rem 0; }
    .player { position: fixed; inset: auto 0 0; background: var(--paper); border-top: 1px solid var(--ornament);
      padding: 0.6rem 1rem; display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: center; justify-content: center; }
    .player audio { flex: 1 1 20rem; max-width: 40rem; }
    .keys { flex-basis: 100%; margin: 0; font-size: 0.8rem; text-align: center; }
    .notice { font-size: 0.8rem; margin-top: 2rem; }
    .notice a { color: var(--ornament); }
    .notice pre { white-space: pre-wrap; font: inherit; }
    @media print { .player, .bar button, .time { display: none; } .passage { break-inside: avoid; } }
    """
  }
}
