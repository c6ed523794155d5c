import { formatDay } from '@coverkit/core'
import { expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { applicationFor } from './application.fixture.ts'
import { applicationKind } from './draftKind.ts'

it('is kept to the end of the day by which it is to be finished', () => {
  const answers = applicationFor()
  const { offer } = answers
  if (offer === null) throw new Error('The fixture has an offer')
  const chosen = { ...offer.chosen, chosenAt: '2026-11-29T09:00:00' }
  const until = applicationKind.retainedUntil?.({ ...answers, offer: { ...offer, chosen } }) ?? ''
  expect(formatDay(until)).toBe('29 December 2026')
  expect(formatDay(new Date(Date.parse(until) + 1).toISOString())).toBe('30 December 2026')
  expect(applicationKind.retainedUntil?.(emptyAnswers())).toBeNull()
})
