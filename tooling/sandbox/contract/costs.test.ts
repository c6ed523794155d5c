import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_COSTS, OPERATION_COSTS } from './costs.ts'
import { isExtension, operationOf } from './operations.ts'

const guide = readFileSync(
  new URL('../../../docs/guides/point-the-site-at-your-backend.md', import.meta.url),
  'utf8',
)

/** The rows of the guide's tables, without marks. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
const plain = (text = '') => text.replaceAll(/[†`*]/g, '')

test.each(OPERATION_COSTS)(
  'what visitors go without: $visitorsCan',
  ({ visitorsCan, operations, without }) => {
    const [, needs, cost] = rows.find(([can]) => can === visitorsCan) ?? []
    expect(plain(cost)).toBe(without)
    for (const id of operations) expect(isExtension(operationOf(id))).toBe(true)
    const named = (needs ?? '').matchAll(/`(\w+)`†/g)
    for (const [, id = ''] of named) if (!TAGS.includes(id)) expect(operations).toContain(id)
  },
)

/** Named by their tag there, and not looked at one by one. */
const TAGS = ['signatures', 'drafts', 'resume']

test.each(FIELD_COSTS)('what a field of $operation is for', ({ operation, fields, without }) => {
  const subject = operation === 'getOccupations' ? 'occupations' : operation
  const [head, , cost] = rows.find(([first]) => plain(first).startsWith(`${subject}:`)) ?? []
  expect(plain(cost)).toBe(without)
  for (const name of fields) expect(head).toContain(`\`${name}\``)
})
