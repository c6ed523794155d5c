/** Number of the 33 rows of threats that must be stopped in full. */
const LEAST_FULL = 31
const ROW = /^\| T(\d+) \|(.*)\|$/gm
/** The rest is described in words, not with a dash or a full stop. */
const PARTLY = /^partly: .*\p{L}{2}/u
const FILE = /`([^`]+)`/g

/**
 * Returns the faults in the states that the rows of threats claim. Each row says `full` and has a test, or
 * `partly:` and the rest.
 *
 * @param existing by row, the files whose tests name it, as the table writes them
 */
export function stateFaults(
  document: string,
  existing: ReadonlyMap<number, readonly string[]>,
): readonly string[] {
  const rows = [...document.matchAll(ROW)].map(([, row, cells = '']) => {
    const [named = '', state = ''] = cells.split('|').toReversed()
    return { row: Number(row), state: state.trim(), named: [...named.matchAll(FILE)].map(([, file]) => file) }
  })
  const full = rows.filter(({ state }) => state === 'full')
  const untested = full.filter(
    ({ row, named }) => !named.some((file) => existing.get(row)?.includes(file ?? '')),
  )
  const unsaid = rows.filter(({ state }) => state !== 'full' && !PARTLY.test(state))
  return [
    ...untested.map(({ row }) => `T${row} is full and names no test that exists`),
    ...unsaid.map(({ row, state }) => `T${row} says neither full nor what is left: "${state}"`),
    ...(full.length < LEAST_FULL ? [`${full.length} rows are full, of at least ${LEAST_FULL}`] : []),
  ]
}
