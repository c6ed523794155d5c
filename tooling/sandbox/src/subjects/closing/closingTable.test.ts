import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withTableRows } from '../../testing/withTableRows.ts'
import { TABLES } from '../records/allTables.ts'
import { retainedRecords } from './closingRules.ts'

const SECURITY = fileURLToPath(new URL('../../../../../docs/security.md', import.meta.url))

test('security.md says what stays when an account is closed, why and for how long: `--update` writes it', async () => {
  const rows = retainedRecords().map(
    ({ name, record: { what, why, source, days } }) =>
      `| \`${getTableName(TABLES[name])}\` | ${what} | ${why} | ${source} | ${days} |`,
  )
  const document = readFileSync(SECURITY, 'utf8')
  await expect(withTableRows(document, 'What stays when an account is closed', rows)).toMatchFileSnapshot(
    SECURITY,
  )
})
