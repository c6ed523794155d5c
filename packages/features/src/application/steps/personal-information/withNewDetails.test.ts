import { differencesFromQuote, emptyHolder, type PolicyHolder } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { announcementMessages } from '#client-quote/announcements'
import { exampleAnswers, exampleChosen, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { withNewDetails } from './withNewDetails.ts'

const chosen = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-11-21T00:00:00Z') }
const requoted = (details: Partial<PolicyHolder>) => {
  const holder = { ...emptyHolder('holder-1'), ...details }
  return withNewDetails(chosen, differencesFromQuote(holder, exampleQuote, '2026-11-21'))
}
const sentences = ({ announced, quote }: ReturnType<typeof requoted>) =>
  announced.flatMap((announcement) => announcementMessages(announcement, quote.covers.selectedCovers))

describe('a quote with the details of the application', () => {
  it('has no chosen offer, and says what it was before', () => {
    const next = requoted({ dateOfBirth: '1980-03-27', state: 'NSW' })
    expect(next.selected).toBeNull()
    expect(next.quote.personalDetails).toEqual({ ...exampleQuote.personalDetails, age: 46, state: 'NSW' })
    expect(sentences(next)).toEqual([
      'Your application says something else, so we changed your age from 45 to 46.',
      'Your application says something else, so we changed your state or territory from VIC to NSW.',
    ])
  })

  it('runs the cover rules: no income protection above 60', () => {
    const next = requoted({ dateOfBirth: '1965-03-27' })
    expect(next.quote.covers.selectedCovers).toEqual(['life', 'tpd', 'criticalIllness'])
    expect(sentences(next)).toContain(
      'Income protection isn’t available after age 60, so we removed income protection ($6,000 a month).',
    )
  })

  it('limits the benefit to the earnings', () => {
    const next = requoted({ annualEarnings: 60_000 })
    expect(next.quote.incomeProtectionCover).toMatchObject({ annualEarnings: 60_000, monthlyBenefit: 3_500 })
  })

  it('has no chosen offer either where another tab wrote the same details', () => {
    expect(withNewDetails(chosen, []).selected).toBeNull()
  })
})
