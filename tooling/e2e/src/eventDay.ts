/** A day so many days ago in Sydney, where the browser is: as it is stored, and as it is typed. */
export function eventDay(daysAgo: number): {
  readonly text: string
  readonly typed: readonly (readonly [label: 'Day' | 'Month' | 'Year', number: string])[]
} {
  const date = new Date(Date.now() - daysAgo * 86_400_000)
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(date)
  const [year, month, day] = text.split('-').map((part) => String(Number(part)))
  return {
    text,
    typed: [
      ['Day', day ?? ''],
      ['Month', month ?? ''],
      ['Year', year ?? ''],
    ],
  }
}
