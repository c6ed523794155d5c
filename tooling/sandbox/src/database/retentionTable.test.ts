import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RETENTION } from './retention.ts'
import { TABLES, type TableName } from './tables.ts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('M5: the README says of every table what the rules do', () => {
  const rows = Object.entries(RETENTION).map(([name, rules]) => {
    const description = rules.map((rule) => ('stays' in rule ? rule.stays : rule.description))
    return `| \`${getTableName(TABLES[name as TableName])}\` | ${description.join('; ')} |`
  })
  const [, section = ''] = /## Retention\n([\s\S]*?)\n## /.exec(README) ?? []
  expect(section.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})
