import type { Reason } from '@coverkit/core'
import { expect, it } from 'vitest'
import { declinedText } from './declinedText.ts'

const AMOUNTS = 'The insurer doesn’t offer this combination. Choose other amounts.'
const LEVEL = 'The insurer doesn’t offer this policy with level premiums. Choose stepped premiums.'
const OTHERWISE = 'The insurer doesn’t offer this combination. The review page shows why.'

const amount = (cover: Reason['cover']): Reason => ({ code: 'sum-insured', cover })
const level: Reason = { code: 'level-not-offered', cover: null }
const age: Reason = { code: 'age', cover: 'life' }

it.each<[string, readonly Reason[], string]>([
  ['amounts', [amount('life'), amount('tpd')], AMOUNTS],
  ['level premiums', [level], LEVEL],
  ['what no amount helps with', [age], OTHERWISE],
  ['more than one thing', [amount('life'), level], OTHERWISE],
])('says what to choose instead of %s', (_, reasons, text) => {
  expect(declinedText({ reasons })).toBe(text)
})
