/** Whether two addresses are one, whatever the capitals and the spaces around them; a blank one is no other's. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  const [first = '', second = ''] = [one, other].map((address) => address?.trim().toLowerCase())
  return first !== '' && first === second
}
