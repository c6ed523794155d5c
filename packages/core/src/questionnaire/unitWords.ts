/** Units that count things, by what one of them is called. */
const ONE: ReadonlyMap<string, string> = new Map([
  ['attacks', 'attack'],
  ['days', 'day'],
  ['hours', 'hour'],
  ['metres', 'metre'],
  ['nights', 'night'],
  ['people', 'person'],
  ['times', 'time'],
  ['weeks', 'week'],
  ['years', 'year'],
])

/** The unit of a number as it stands behind it: `metre` behind 1, `metres` behind all others; `km` and `a week` behind any. */
export function unitWords(value: number, unit: string): string {
  return (value === 1 && ONE.get(unit)) || unit
}
