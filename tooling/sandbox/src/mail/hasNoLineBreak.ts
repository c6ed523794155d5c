/** Whether a value is absent or a text without control characters: a line break could inject a header into a message. */
export const hasNoLineBreak = (text: unknown): boolean =>
  text === null || text === undefined || (typeof text === 'string' && !/\p{Cc}/u.test(text))
