const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** The number of a month that is written as one or by its name, `3`, `March` or `mar.`; 0 for any other text. */
export function monthNumber(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const name = text.toLowerCase().replace(/\.$/, '')
  return name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name)) + 1
}
