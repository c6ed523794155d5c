import type { Name } from '../names.ts'
import type { Row } from './Row.ts'

const TABLES = 'tooling/sandbox/data/rating_tables.json'

/** The sample rates: bounds and factors of the cover, and a factor of each insurer, whose files are `insurers`. */
export const rateRows = ({ camel }: Name, insurers: readonly string[]): readonly Row[] => [
  {
    path: TABLES,
    from: /"entryAge": \{\n/,
    to: `$&   "${camel}": { "stepped": [18, 75], "level": [18, 64] },\n`,
  },
  { path: TABLES, from: /"sumInsured": \{\n/, to: `$&   "${camel}": [50000, 1000000],\n` },
  {
    path: TABLES,
    from: /^ "life": \{\n/m,
    to: ` "${camel}": { "class": { "AAA": 1, "AA": 1, "A": 1, "B": 1, "C": 1, "D": 1 } },\n$&`,
  },
  ...insurers.map((path) => ({
    path,
    from: /^( +)"incomeProtection": [\d.]+,\n/m,
    to: `$&$1"${camel}": 1,\n`,
  })),
]
