/** Masks an address so that only its owner recognises it: the first letter and the domain remain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${email.slice(at)}`
}
