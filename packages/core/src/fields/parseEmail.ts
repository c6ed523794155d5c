import { type ParseOptions, refuse, requiredText } from './cleanText.ts'

const longestEmail = 254
const longestLocal = 64
const longestLabel = 63
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const labelCharacters = /^[\p{L}\p{M}\p{Nd}-]+$/u

function isLabel(label: string): boolean {
  const edges = label.startsWith('-') || label.endsWith('-')
  return label.length <= longestLabel && labelCharacters.test(label) && !edges
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return labels.length >= 2 && labels.every(isLabel) && top.length >= 2 && !/^\d+$/.test(top)
}

/**
 * Reads one e-mail address with a dotted domain, letters of any script allowed in the domain. Its case is kept; compare
 * addresses in lower case.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseEmail(text: string, options: ParseOptions = {}): string {
  const clean = requiredText(text, longestEmail, options)
  const [name = '', domain = '', ...rest] = clean.split('@')
  const valid = rest.length === 0 && name.length <= longestLocal && local.test(name) && isDomain(domain)
  return valid ? clean : refuse(options, 'format')
}
