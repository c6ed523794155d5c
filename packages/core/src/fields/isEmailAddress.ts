const longest = 254
/** A local part of at most 64 characters, labels of at most 63, and a last one of two or more that is no number. */
const address =
  /^(?=[^@]{1,64}@)(?!\.|.*\.[.@])[\w!#$%&'*+/=?^`{|}~.-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/i

/**
 * Whether a text is one email address as every part of the system takes it: ASCII, a plain local part (RFC 5321
 * Dot-string) of at most 64 characters, a dotted domain, at most 254 characters. No quotes, comments or line breaks.
 */
export const isEmailAddress = (text: string): boolean => text.length <= longest && address.test(text)
