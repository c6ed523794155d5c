import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { CRITICAL_ILLNESS_LINKS } from '../covers/critical-illness/criticalIllnessCover.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { TPD_LINKS } from '../covers/tpd/tpdCover.ts'
import { personalDetails, requestedDollars, savableQuote } from '../testing/index.ts'
import { applyAllRules } from './applyAllRules.ts'
import { comparisonRequest } from './comparisonRequest.ts'
import { emptyQuote } from './emptyQuote.ts'
import { linkCriticalIllness } from './linkCriticalIllness.ts'
import { linkTpd } from './linkTpd.ts'
import { quoteFromSaved } from './quoteFromSaved.ts'
import { quoteRequest } from './quoteRequest.ts'
import { quoteSteps } from './quoteSteps.ts'
import { selectCovers } from './selectCovers.ts'
import { setCoverAmount } from './setCoverAmount.ts'
import { setOwner } from './setOwner.ts'
import type { ClientQuote } from './types.ts'

type Action = (quote: ClientQuote) => ClientQuote

const kind = fc.constantFrom(...COVER_KINDS)

/** Any action of a visitor on the quote screens, in any order. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.subarray([...COVER_KINDS]).map(
    (kinds): Action =>
      (quote) =>
        selectCovers(quote, kinds).quote,
  ),
  fc.tuple(kind, requestedDollars).map(
    ([cover, requested]): Action =>
      (quote) =>
        setCoverAmount(quote, cover, requested).quote,
  ),
  fc.tuple(kind, fc.constantFrom(...OWNERS)).map(
    ([cover, owner]): Action =>
      (quote) =>
        setOwner(quote, cover, owner).quote,
  ),
  fc.constantFrom(...TPD_LINKS).map(
    (to): Action =>
      (quote) =>
        linkTpd(quote, to).quote,
  ),
  fc.constantFrom(...CRITICAL_ILLNESS_LINKS).map(
    (to): Action =>
      (quote) =>
        linkCriticalIllness(quote, to).quote,
  ),
  personalDetails.map(
    (person): Action =>
      (quote) =>
        applyAllRules({ ...quote, personalDetails: person }).quote,
  ),
  fc.constant<Action>((quote) =>
    quoteFromSaved(JSON.parse(JSON.stringify(quoteRequest(quote, { accountName: 'example' })))),
  ),
)

const session = fc.array(action, { minLength: 1, maxLength: 25 })

function play(actions: readonly Action[]): ClientQuote {
  return actions.reduce((quote, act) => act(quote), emptyQuote())
}

const runs = { numRuns: 1_000 }

describe('after any session that starts empty', () => {
  test.prop([session], runs)('amounts are null or above 0, and covers not selected have none', (actions) => {
    const { covers, lifeCover, tpdCover, criticalIllnessCover } = selectCovers(play(actions), [
      'life',
      'tpd',
    ]).quote
    for (const amount of [lifeCover.amount, tpdCover.amountLinked, tpdCover.amountStandalone]) {
      if (amount !== null) expect(amount).toBeGreaterThan(0)
    }
    expect(covers.selectedCovers).toEqual(['life', 'tpd'])
    expect(criticalIllnessCover.amount).toBeNull()
  })

  test.prop([session], runs)('limits of every cover hold', (actions) => {
    const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = play(actions)
    expect(lifeCover.amount ?? 0).toBeLessThanOrEqual(15_000_000)
    expect((tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0)).toBeLessThanOrEqual(5_000_000)
    expect(criticalIllnessCover.amount ?? 0).toBeLessThanOrEqual(2_000_000)
    expect(incomeProtectionCover.monthlyBenefit ?? 0).toBeLessThanOrEqual(30_000)
  })

  test.prop([session], runs)('amounts are multiples of what they round to', (actions) => {
    const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = play(actions)
    expect((lifeCover.amount ?? 0) % 1_000).toBe(0)
    expect((criticalIllnessCover.amount ?? 0) % 1_000).toBe(0)
    expect((tpdCover.amountLinked ?? 0) % 100).toBe(0)
    expect((tpdCover.amountStandalone ?? 0) % 100).toBe(0)
    expect((incomeProtectionCover.monthlyBenefit ?? 0) % 50).toBe(0)
  })

  test.prop([session], runs)('a save there and back changes nothing', (actions) => {
    const quote = play(actions)
    expect(quoteFromSaved(quoteRequest(quote, { accountName: 'example' }))).toEqual(quote)
  })

  test.prop([session], runs)('the steps follow the selection', (actions) => {
    const quote = play(actions)
    const steps = quoteSteps(quote, { entry: 'direct' })
    expect(steps).toHaveLength(4 + quote.covers.selectedCovers.length)
    expect(new Set(steps).size).toBe(steps.length)
  })
})

describe('a request to compare', () => {
  test.prop([savableQuote], runs)('never asks for what the rules forbid', (quote) => {
    const request = comparisonRequest(applyAllRules(quote).quote, { clientId: 'client-1' })
    if (request === null) return
    const [{ age, needs }] = request.clients
    if (age > 60) expect(needs.covers.selectedCovers).not.toContain('incomeProtection')
    expect([needs.tpdCover.tpdOwner, needs.tpdCover.occupationType]).not.toEqual(['S', 'own'])
    expect('personalDetails' in needs).toBe(false)
    if (needs.tpdCover.tpdLinkTo === 'standalone') expect(needs.tpdCover.amountLinked).toBeNull()
  })
})
