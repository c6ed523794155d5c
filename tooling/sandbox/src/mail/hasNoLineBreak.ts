/** Control characters, and invisible ones that reorder or hide the text around them. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** Checks that a value is absent, or a text without them: a line break could inject a header into a message. */
export const hasNoLineBreak = (text: unknown): boolean =>
  text === null || text === undefined || (typeof text === 'string' && !UNSEEN.test(text))
