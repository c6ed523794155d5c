/** Whether a value is a text, or none, without a control character: a line break could start a head line in a message. */
export const hasNoLineBreak = (text: unknown): boolean =>
  text === null || text === undefined || (typeof text === 'string' && !/\p{Cc}/u.test(text))
