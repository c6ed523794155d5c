import { describe, expect, it } from 'vitest'
import { daysLeft, daysLeftWords, finishBy } from './finishBy.ts'

// Noon, so that it is the same day wherever the test runs.
const chosenAt = new Date(2026, 10, 21, 12).toISOString()

describe('the days to finish an application', () => {
  it('end 30 days after the day of choosing', () => {
    expect(finishBy(chosenAt)).toBe('2026-12-21')
  })

  it.each([
    ['2026-11-21', 30, 'You have 30 days left.'],
    ['2026-12-19', 2, 'You have 2 days left.'],
    ['2026-12-20', 1, 'You have 1 day left.'],
    ['2026-12-21', 0, 'Today is the last day.'],
    ['2026-12-22', -1, 'The 30 days are over, so you’ll need new prices.'],
  ])('on %s are %i: %s', (today, days, words) => {
    expect(daysLeft(chosenAt, today)).toBe(days)
    expect(daysLeftWords(days)).toBe(words)
  })
})
