import { parseName } from '@coverkit/core'
import type { Row } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { field, yesNo } from '#common/step-form/fieldSchemas.ts'
import { rowView } from './rowFields.ts'
import { rowsReader } from './rowsReader.ts'

interface Guest extends Row {
  readonly name: string
  readonly plates: string
}

interface Party {
  readonly invited: boolean | null
  readonly guests: readonly Guest[]
}

const names = ['name', 'plates'] as const
type Own = 'invited' | 'total'

const reader = rowsReader<Party, Own, (typeof names)[number]>()({
  view: ({ invited, guests }) => ({
    invited: invited === null ? '' : invited ? 'yes' : 'no',
    total: '',
    ...rowView(guests, ({ name, plates }) => ({ name, plates })),
  }),
  names,
  rowName: (number) => `Guest ${number}`,
  messages: {
    invited: { otherwise: 'Say if anybody is invited' },
    name: { otherwise: 'Enter a name' },
    plates: { otherwise: 'Enter how many plates' },
    total: { otherwise: 'Set the table for four' },
  },
  own: () => z.object({ invited: yesNo() }),
  isUsed: ({ invited }) => invited,
  row: (_fields, first) =>
    z.object({
      name: field((text) => (first === undefined && text === '' ? 'Host' : parseName(text))),
      plates: field(Number),
    }),
  together: (rows) => {
    return rows.reduce((sum, { plates }) => sum + plates, 0) === 4 ? null : ['total', { code: 'match' }]
  },
  apply: (party, { invited }, rows) => ({
    invited,
    guests: party.guests.map((guest) => ({ ...guest, name: rows.get(guest.id)?.name ?? guest.name })),
  }),
})

const party: Party = {
  invited: true,
  guests: [
    { id: 'r-1', name: '', plates: '3' },
    { id: 'r-2', name: 'Alan', plates: '1' },
  ],
}
const fieldsOf = (change: Partial<Party> = {}) => reader.view({ ...party, ...change })

describe('a form of rows', () => {
  it('names each field after its row, in the order of the rows', () => {
    expect(Object.keys(fieldsOf())).toEqual([
      'invited',
      'total',
      'name-r-1',
      'plates-r-1',
      'name-r-2',
      'plates-r-2',
    ])
  })

  it('reads every row, the first by a rule of its own', () => {
    expect(reader.submit(party, fieldsOf())).toEqual({
      invited: true,
      guests: [
        { id: 'r-1', name: 'Host', plates: '3' },
        { id: 'r-2', name: 'Alan', plates: '1' },
      ],
    })
  })

  it('names the row only while there are several', () => {
    const alone = fieldsOf({ guests: [{ id: 'r-1', name: '7', plates: '4' }] })
    const messages = [...reader.messages({ ...alone, 'plates-r-1': 'x' })].map(([, message]) => message)
    expect(messages.filter((message) => message.startsWith('Guest'))).toEqual([])
    expect(messages.length).toBeGreaterThan(0)
  })

  it('says what is refused at the field of its row, with the message of the name', () => {
    const fields = { ...fieldsOf(), 'name-r-2': '' }
    expect([...reader.messages(fields)]).toEqual([['name-r-2', 'Guest 2: Enter a name']])
    expect(() => reader.submit(party, fields)).toThrow(RangeError)
  })

  it('says what is wrong with the rows together, only once each is right', () => {
    const fields = { ...fieldsOf(), 'plates-r-2': '2' }
    expect([...reader.messages(fields)]).toEqual([['total', 'Set the table for four']])
    expect([...reader.errors({ ...fields, 'name-r-2': '' }).keys()]).toEqual(['name-r-2'])
  })

  it('reads no row while the rows do not count', () => {
    const fields = { ...fieldsOf(), invited: 'no', 'name-r-2': '' }
    expect(reader.errors(fields).size).toBe(0)
    expect(reader.submit(party, fields).invited).toBe(false)
  })

  it('says first what is wrong with the fields of its own', () => {
    const fields = { ...fieldsOf(), invited: '', 'name-r-2': '' }
    expect([...reader.errors(fields).keys()]).toEqual(['invited', 'name-r-2'])
  })

  it('is complete when all that it shows would be accepted', () => {
    expect(reader.isComplete(party)).toBe(true)
    expect(reader.isComplete({ ...party, invited: null })).toBe(false)
    expect(
      reader.isComplete({ ...party, guests: [...party.guests, { id: 'r-3', name: '', plates: '0' }] }),
    ).toBe(false)
  })
})
