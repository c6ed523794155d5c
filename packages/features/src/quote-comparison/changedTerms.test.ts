import type { ComparisonClient } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { changedTerms } from './changedTerms.ts'

const [before] = exampleComparison('2026-11-21T00:00:00Z').request.clients
const lines = (after: ComparisonClient) =>
  changedTerms(before, after, 'Chef').map(({ label, from, to }) => `${label}: ${from} → ${to}`)

describe('what differs between two comparisons', () => {
  it('is nothing when nothing differs', () => {
    expect(lines(before)).toEqual([])
  })

  it('names each term with what it was and is', () => {
    const { needs } = before
    const after: ComparisonClient = {
      ...before,
      age: 46,
      smoker: true,
      needs: {
        ...needs,
        lifeCover: { ...needs.lifeCover, amount: 600_000 },
        tpdCover: { ...needs.tpdCover, occupationType: 'any' },
      },
    }
    expect(lines(after)).toEqual([
      'Life cover: Amount: $500,000 → $600,000',
      'TPD cover: Occupation type: Own occupation → Any occupation',
      'Your age: 45 → 46',
      'Smoker: No → Yes',
    ])
  })

  it('names the occupation of now, whose earlier name a request does not hold', () => {
    expect(changedTerms(before, { ...before, occupationId: 30 }, 'Chef')).toEqual([
      { id: 'person-occupation', label: 'Occupation', from: null, to: 'Chef' },
    ])
  })

  it('names a cover that came or went once', () => {
    const { needs } = before
    const covers = { ...needs.covers, selectedCovers: needs.covers.selectedCovers.slice(0, 3) }
    const after = { ...before, needs: { ...needs, covers } }
    expect(lines(after)).toEqual(['Income protection: $6,000 a month → Not included'])
    expect(changedTerms(after, before, '')).toHaveLength(1)
  })
})
