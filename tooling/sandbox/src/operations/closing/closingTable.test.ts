import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TABLES, type TableName } from '../../database/tables.ts'
import { CLOSING_RULES } from './closingRules.ts'

const SECURITY = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')

test('security.md says what stays when an account is closed, why and for how long', () => {
  const rows = Object.entries(CLOSING_RULES).flatMap(([name, rule]) => {
    if (rule.kind !== 'retained') return []
    const { what, why, source, days } = rule.record
    return [`| \`${getTableName(TABLES[name as TableName])}\` | ${what} | ${why} | ${source} | ${days} |`]
  })
  const [, section = ''] = /## What stays when an account is closed\n([\s\S]*?)\n## /.exec(SECURITY) ?? []
  expect(section.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})
