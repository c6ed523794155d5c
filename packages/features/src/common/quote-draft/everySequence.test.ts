import {
  applyAllRules,
  COVER_KINDS,
  CRITICAL_ILLNESS_EXTRAS,
  INCOME_PROTECTION_OPTIONS,
  OWNERS,
  STATES,
  setOwner,
  TPD_EXTRAS,
  TPD_LINKS,
} from '@coverkit/core'
import type { Typed } from '@coverkit/flow-draft'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoreAnnouncement, undoAnnouncement } from './announcements.ts'
import { announcementSentences, restoreSentences } from './changeWords.ts'
import { emptyQuoteAnswers, QUOTE_STEPS, type QuoteAnswers, type QuoteStepId } from './quoteAnswers.ts'
import { quoteKind } from './quoteKind.ts'
import { differences, leavesOf, sameLeaf } from './quoteLeaves.ts'
import { plan, steps, type } from './quoteVisitor.fixture.ts'
import { toldAnnouncements } from './toldAnnouncements.ts'

const amount = fc.oneof(
  fc.constantFrom('', 'x', '0', '50,000', '123,456', '1.5m', '2m', '16m'),
  fc.integer({ min: 40_000, max: 6_000_000 }).map(String),
)
const owner = fc.constantFrom(...OWNERS)
const yesNo = fc.constantFrom('yes', 'no')

type Entered = Readonly<Record<string, Typed>>

const entered: Readonly<Record<QuoteStepId, fc.Arbitrary<Entered>>> = {
  'select-covers': fc.record({ covers: fc.subarray([...COVER_KINDS]), payThroughSuper: yesNo }),
  'life-cover': fc.record({ amount, owner }, { requiredKeys: [] }),
  'tpd-cover': fc.record(
    {
      amount,
      structure: fc.constantFrom(...TPD_LINKS),
      parentAmount: amount,
      occupationType: fc.constantFrom('own', 'any'),
      extras: fc.subarray([...TPD_EXTRAS]),
      owner,
    },
    { requiredKeys: [] },
  ),
  'critical-illness-cover': fc.record(
    {
      amount,
      structure: fc.constantFrom('standalone', 'life'),
      extras: fc.subarray([...CRITICAL_ILLNESS_EXTRAS]),
    },
    { requiredKeys: [] },
  ),
  'income-protection-cover': fc.record(
    {
      annualEarnings: fc.constantFrom('30,000', '80k', '120,000', '900k'),
      incomeReplacement: fc.constantFrom('40', '70', '71'),
      monthlyBenefit: fc.constantFrom('1,500', '3,333', '5,000', '30,000'),
      waitingPeriod: fc.constantFrom('30', '730'),
      options: fc.subarray([...INCOME_PROTECTION_OPTIONS]),
      owner,
    },
    { requiredKeys: [] },
  ),
  'personal-details': fc.record({
    age: fc.constantFrom('30', '60', '61', '75'),
    gender: fc.constantFrom('M', 'F'),
    smoker: yesNo,
    occupation: fc.constantFrom('1', '2', '12', '32'),
    occupationName: fc.constantFrom('Accountant', 'Apprentice chef'),
    state: fc.constantFrom(...STATES),
  }),
  'premium-type': fc.record({ premiumType: fc.constantFrom('stepped', 'level') }),
  'get-quote': fc.constant({}),
}

const submission = fc
  .constantFrom(...QUOTE_STEPS)
  .chain((step) => fc.record({ step: fc.constant(step), entered: entered[step] }))

const choosing = entered['select-covers'].map((covers) => ({
  step: 'select-covers' as const,
  entered: covers,
}))

const sequence = fc
  .tuple(choosing, fc.array(submission, { minLength: 4, maxLength: 16 }))
  .map(([first, later]) => [first, ...later])

/** The leaves that a step asks for itself; every other difference has to be told. */
const asked: Readonly<Record<QuoteStepId, RegExp>> = {
  'select-covers': /^covers\./,
  'life-cover': /^lifeCover\./,
  'tpd-cover': /^tpdCover\.|^lifeCover\.amount$|^criticalIllnessCover\.amount$/,
  'critical-illness-cover': /^criticalIllnessCover\./,
  'income-protection-cover': /^incomeProtectionCover\./,
  'personal-details': /^personalDetails\./,
  'premium-type': /^(premiumType|paymentFrequency)$/,
  'get-quote': /^$/,
}

function walk(
  submissions: readonly { step: QuoteStepId; entered: Entered }[],
  check: (before: QuoteAnswers, after: QuoteAnswers, step: QuoteStepId) => void,
): QuoteAnswers {
  return submissions.reduce((before, { step, entered: fields }) => {
    if (!plan(before).includes(step)) return before
    const typed = type(before, step, fields)
    const outcome = steps[step].submit(typed)
    if ('faults' in outcome) return before
    check(typed, outcome.answers, step)
    return outcome.answers
  }, emptyQuoteAnswers())
}

const inOrder = ({ quote }: QuoteAnswers) =>
  expect(setOwner(quote, 'life', quote.lifeCover.lifeOwner).changes).toEqual([])

describe('every sequence of submitted steps', () => {
  it('keeps the quote by the cover rules', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        walk(submissions, (_before, after) => {
          inOrder(after)
          const { age } = after.quote.personalDetails
          if (age !== null) expect(applyAllRules(after.quote).changes).toEqual([])
        })
      }),
      { numRuns: 300 },
    )
  })

  it('tells every difference that the step did not ask for, and nothing that is not so', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        walk(submissions, (before, after, step) => {
          const told = after.announced.filter(({ state }) => state === 'told')
          const fields = new Set(told.flatMap(({ changes }) => changes.map(({ field }) => field)))
          const untold = differences(before.quote, after.quote)
            .map(({ field }) => field)
            .filter((field) => !asked[step].test(field) && !fields.has(field))
          expect(untold).toEqual([])
          const now = leavesOf(after.quote)
          const last = new Map(told.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to])))
          for (const [field, to] of last) expect(sameLeaf(now.get(field), to)).toBe(true)
          expect(told.every(({ undo, cause }) => (undo === null) !== (cause === null))).toBe(true)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('has a sentence for each announcement and leaves the rules in order when it is taken back', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        walk(submissions, (_before, after) => {
          for (const announcement of toldAnnouncements(after)) {
            expect(announcementSentences(announcement, COVER_KINDS).length).toBeGreaterThan(0)
            expect(restoreSentences(announcement).length).toBeGreaterThan(0)
            inOrder(undoAnnouncement(after, announcement.id))
            inOrder(restoreAnnouncement(after, announcement.id))
          }
        })
      }),
      { numRuns: 200 },
    )
  })

  it('is read back from the device as it was', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        const answers = walk(submissions, () => undefined)
        expect(quoteKind.parse(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
      }),
      { numRuns: 100 },
    )
  })
})
