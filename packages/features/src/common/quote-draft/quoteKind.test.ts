import { it } from 'vitest'
import { expectNoReach } from '../testing/expectNoReach.ts'
import { emptyQuoteAnswers } from './quoteAnswers.ts'
import { quoteKind } from './quoteKind.ts'

it('T2: takes no keys that reach a prototype', () => {
  expectNoReach(quoteKind, { ...emptyQuoteAnswers(), typed: { 'personal-details/age': '5' } })
})
