import { expect, test } from 'vitest'
import { letterDocument } from './letterDocument.ts'

test.each([
  [{ first_Name: 'Suharto', last_Name: 'Suharto' }, 'Suharto'],
  [{ first_Name: 'Robin', middle_Name: 'Jo', last_Name: 'Example' }, 'Robin Jo Example'],
])('a letter of authority names %j as %s', (holder, name) => {
  const letter = letterDocument({
    insurer: { name: 'Mallee Life Company', claimsAddress: '' },
    broker: 'Wattlebird',
    letterhead: null,
    reference: 'H7KQ3WXR',
    date: '2026-11-23',
    holders: [holder],
    policies: [],
    signatures: [],
  })
  expect(JSON.stringify(letter)).toContain(JSON.stringify({ term: 'Name', value: name }))
})
