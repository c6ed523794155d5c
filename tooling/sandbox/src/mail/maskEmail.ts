/** An address as its owner knows it and nobody else can use it: the first letter and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${email.slice(at)}`
}
