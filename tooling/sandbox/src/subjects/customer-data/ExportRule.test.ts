import { expect, test } from 'vitest'
import type { Queries } from '../../database/Database.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { TABLES } from '../records/allTables.ts'
import { exportRuleOf } from './ExportRule.ts'

/** Makes queries that find no rows, and records the selected columns. */
function recordingQueries() {
  const selected: string[][] = []
  const found = Object.assign(Promise.resolve([]), {
    from: () => found,
    where: () => found,
    orderBy: () => found,
    limit: () => found,
    offset: () => found,
  })
  const select = (columns: object) => {
    selected.push(Object.keys(columns))
    return found
  }
  return { selected, queries: { select } as unknown as Queries }
}

test('what an insurer pays for a policy is not even selected', async () => {
  const rule = exportRuleOf(TABLES.policies)
  const { selected, queries } = recordingQueries()
  const page = { where: undefined, limit: 1, offset: 0 }
  if ('read' in rule) await rule.read(queries, makeSealing([Buffer.from(DATA_KEY, 'base64')]), page)
  expect(selected).toEqual([['id', 'owner', 'sealedPolicy', 'savedAt']])
})
