/** A media feature that a page can't set, and the condition that replaces it. */
type Feature = 'prefers-reduced-motion' | 'forced-colors'

const FEATURES: readonly Feature[] = ['prefers-reduced-motion', 'forced-colors']

const own = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules
  } catch {
    // A style sheet of another origin does not expose its rules.
    return null
  }
}

/** `(min-width: 0)` always holds, so that the rest of the condition decides. */
function emulated(text: string, on: ReadonlySet<Feature>): string {
  return FEATURES.filter((feature) => on.has(feature)).reduce(
    (condition, feature) =>
      condition
        .replaceAll(`(${feature}: reduce)`, '(min-width: 0)')
        .replaceAll(`(${feature}: active)`, '(min-width: 0)')
        .replaceAll(`(${feature}: no-preference)`, '(max-width: 0)')
        .replaceAll(`(${feature}: none)`, '(max-width: 0)'),
    text,
  )
}

/**
 * Makes the media rules of the document behave as if these features were on, by rewriting their conditions: no script can
 * set them. Sheets that arrive later are not touched: call it again.
 */
export function emulateMedia(on: ReadonlySet<Feature>): void {
  for (const sheet of document.styleSheets) {
    const rules = rulesOf(sheet)
    if (!rules) continue
    for (const rule of mediaRules(rules)) {
      const text = own.get(rule) ?? rule.media.mediaText
      const wanted = emulated(text, on)
      if (wanted === rule.media.mediaText) continue
      own.set(rule, text)
      rule.media.mediaText = wanted
    }
  }
}
