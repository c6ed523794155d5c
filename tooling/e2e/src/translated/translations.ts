import type { Translation } from '@coverkit/browser/translate-page'

/** A translator that begins at once, one that begins on a page at rest, and one on a slow connection. */
export const TRANSLATIONS: readonly Translation[] = [
  { when: 'before hydration', delayMs: 0 },
  { when: 'after hydration', delayMs: 0 },
  { when: 'after hydration', delayMs: 2_000 },
]
