const GOOGLE = 'gmail.com'
/** Domains of one provider, which ignores dots in the part before them. */
const GOOGLE_DOMAINS: readonly string[] = [GOOGLE, 'googlemail.com']

/**
 * Whether two addresses reach one mailbox: whatever the capitals and the spaces around them, what follows a plus, and with Google
 * the dots. A blank one is no other's.
 */
export function isSameEmail(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((address) => mailboxOf(address ?? ''))
  return first !== '' && first === second
}

function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  const plus = name.indexOf('+')
  const tagless = plus > 0 ? name.slice(0, plus) : name
  return GOOGLE_DOMAINS.includes(domain) ? `${tagless.replaceAll('.', '')}@${GOOGLE}` : `${tagless}@${domain}`
}
