import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeRetention } from '../../database/retentionRule.ts'
import { withTableRows } from '../../testing/withTableRows.ts'
import { TABLES, type TableName } from './allTables.ts'
import { RETENTION } from './retention.ts'

const README = fileURLToPath(new URL('../../../README.md', import.meta.url))

test('M5: the README says of every table what the rules do: `--update` writes it', async () => {
  const rows = Object.entries(RETENTION).map(
    ([name, rules]) => `| \`${getTableName(TABLES[name as TableName])}\` | ${describeRetention(rules)} |`,
  )
  await expect(withTableRows(readFileSync(README, 'utf8'), 'Retention', rows)).toMatchFileSnapshot(README)
})
