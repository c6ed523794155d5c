const longest = 254
const longestLocal = 64
const longestLabel = 63
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const labelCharacters = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  const isLabel = (label: string) => label.length <= longestLabel && labelCharacters.test(label)
  return labels.length >= 2 && labels.every(isLabel) && top.length >= 2 && !/^\d+$/.test(top)
}

/**
 * Whether a text is one email address as every part of the system takes it: ASCII, a plain local part (RFC 5321
 * Dot-string) of at most 64 characters, a dotted domain, at most 254 characters. No quotes, comments or line breaks.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest) return false
  const [name = '', domain = '', ...rest] = text.split('@')
  return rest.length === 0 && name.length <= longestLocal && local.test(name) && isDomain(domain)
}
