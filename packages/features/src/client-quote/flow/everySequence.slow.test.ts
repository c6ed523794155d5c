import { applyAllRules, COVER_KINDS, setOwner } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { differences, leavesOf, sameLeaf } from '#quote/leaves'
import { restoreAnnouncement, undoAnnouncement } from '#quote/rules'
import { announcementMessages, restoreMessages } from '../announcements/announcementMessages.ts'
import { shownAnnouncements } from '../announcements/shownAnnouncements.ts'
import { quoteKind } from '../answers/quoteKind.ts'
import type { QuoteStepId } from '../flow.ts'
import { fixtures, plan, steps, type } from '../testing/quoteVisitor.fixture.ts'

type Entered = Readonly<Record<string, InputValue>>

const submissions = [...fixtures].map(([step, { entered }]) =>
  fc.record({ step: fc.constant(step), entered }),
)
const [choosing, ...others] = submissions
if (!choosing) throw new Error('no step')

const sequence = fc
  .tuple(choosing, fc.array(fc.oneof(choosing, ...others), { minLength: 4, maxLength: 16 }))
  .map(([first, later]) => [first, ...later])

function walk(
  submissions: readonly { step: QuoteStepId; entered: Entered }[],
  check: (before: QuoteAnswers, after: QuoteAnswers, step: QuoteStepId) => void,
): QuoteAnswers {
  return submissions.reduce((before, { step, entered: fields }) => {
    if (!plan(before).includes(step)) return before
    const input = type(before, step, fields)
    const outcome = steps[step].submit(input)
    if ('errors' in outcome) return before
    check(input, outcome.answers, step)
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

  // Takes over 5 s: it walks hundreds of random sequences of steps, and compares the answers around each.
  it('tells every difference that the step did not ask for, and nothing that is not so', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        walk(submissions, (before, after, step) => {
          const announced = after.announced.filter(({ state }) => state === 'told')
          const fields = new Set(announced.flatMap(({ changes }) => changes.map(({ field }) => field)))
          const untold = differences(before.quote, after.quote)
            .map(({ field }) => field)
            .filter((field) => !fixtures.get(step)?.requested.test(field) && !fields.has(field))
          expect(untold).toEqual([])
          const now = leavesOf(after.quote)
          const last = new Map(
            announced.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to])),
          )
          for (const [field, to] of last) expect(sameLeaf(now.get(field), to)).toBe(true)
          expect(announced.every(({ undo, cause }) => (undo === null) !== (cause === null))).toBe(true)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('has a sentence for each announcement and leaves the rules in order when it is taken back', () => {
    fc.assert(
      fc.property(sequence, (submissions) => {
        walk(submissions, (_before, after) => {
          for (const announcement of shownAnnouncements(after)) {
            expect(announcementMessages(announcement, COVER_KINDS).length).toBeGreaterThan(0)
            expect(restoreMessages(announcement).length).toBeGreaterThan(0)
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
