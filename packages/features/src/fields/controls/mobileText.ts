/** An Australian mobile as it is said: `0491 570 006`. */
export function mobileText(mobile: string | null): string {
  const [, first, second, third] = /^\+61(\d{3})(\d{3})(\d{3})$/.exec(mobile ?? '') ?? []
  return first ? `0${first} ${second} ${third}` : (mobile ?? '')
}
