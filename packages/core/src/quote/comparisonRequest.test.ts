import { describe, expect, test } from 'vitest'
import { comparisonRequest } from './comparisonRequest.ts'
import { linkedToLife } from './cover.fixture.ts'
import type { ClientQuote } from './types.ts'

const person = {
  age: 45,
  gender: 'M',
  isSmoker: false,
  occupation: 'Accountant',
  occupationId: 2,
  state: 'VIC',
} as const
const quote: ClientQuote = { ...linkedToLife(), personalDetails: person }

test('the person and the rest of the quote', () => {
  const { personalDetails: _, ...needs } = quote
  expect(comparisonRequest(quote, { clientId: 'client-1' })).toEqual({
    clients: [
      { clientId: 'client-1', age: 45, gender: 'M', smoker: false, occupationId: 2, state: 'VIC', needs },
    ],
    tags: [],
  })
})

test('what else is asked for', () => {
  const options = {
    clientId: 'client-1',
    allowAdjustments: true,
    supplierCodes: ['ACC'],
    tags: ['fifo'],
    paymentMethod: 'enduringRollover',
  } as const
  const request = comparisonRequest(quote, options)
  expect(request).toMatchObject({ allowAdjustments: true, supplierCodes: ['ACC'], tags: ['fifo'] })
  expect(request?.clients[0].needs.paymentMethod).toBe('enduringRollover')
})

describe('a blank personal detail', () => {
  test.each(['age', 'gender', 'isSmoker', 'occupationId', 'state'])('%s gives no request', (field) => {
    const blank = { ...quote, personalDetails: { ...person, [field]: null } }
    expect(comparisonRequest(blank, { clientId: 'client-1' })).toBeNull()
  })

  test('the occupation name is not needed', () => {
    const blank = { ...quote, personalDetails: { ...person, occupation: null } }
    expect(comparisonRequest(blank, { clientId: 'client-1' })).not.toBeNull()
  })
})
