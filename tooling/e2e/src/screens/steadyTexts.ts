/** Texts that differ in each run, with a sample for each: references, hours, countdowns, email addresses, hashes. */
export const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\b[ACDEFGHJKMNPQRTVWXY3479]{8}\b/g, 'K7M4XQ9T'],
  [/\b\d{1,2}:\d\d\b( [ap]m\b)?/g, '10:00'],
  [/\bin \d+ seconds?\b/g, 'in 30 seconds'],
  [/\b(\w+)\.[\da-f]{8}@example\.com/g, '$1@example.com'],
  [/\b[\da-f]{64}\b/g, '0f'.repeat(32)],
]

/** The text with samples for what differs in each run. */
export const steady = (text: string): string =>
  SAMPLES.reduce((changed, [pattern, sample]) => changed.replace(pattern, sample), text)

/** Replaces texts that differ in each run by samples. Runs in the page, whose layout does not change. */
export function steadyTexts(samples: typeof SAMPLES): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? ''
    const after = samples.reduce((text, [pattern, sample]) => text.replace(pattern, sample), before)
    if (after !== before) node.nodeValue = after
  }
}
