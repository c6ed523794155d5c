import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import { resolveStep, startFlow } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { describe, expect, it } from 'vitest'
import { expectOpens } from '#common/testing/expectOpens.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { quoteKind } from './answers/quoteKind.ts'
import { startAt, startDirectly } from './flow/startDirectly.ts'
import { quoteFlow } from './flow.ts'
import { exampleAnswers } from './testing/exampleAnswers.ts'
import { choosing, fixtures, submit } from './testing/quoteVisitor.fixture.ts'

const coverSteps: readonly string[] = Object.values(COVER_STEPS)
const always = ['select-covers', 'personal-details', 'premium-type', 'get-quote']

const selections = Array.from({ length: 15 }, (_, bits) =>
  COVER_KINDS.filter((_kind, index) => ((bits + 1) >> index) & 1),
)

const goOn = [...fixtures].map(([id, { sound }]) => [
  id,
  (answers: QuoteAnswers) => [submit(answers, id, sound)],
])

const walks = walkFlow(quoteFlow, {
  initial: emptyQuoteAnswers(),
  choices: {
    ...Object.fromEntries(goOn),
    'select-covers': () => selections.flatMap((covers) => [choosing(covers), choosing(covers, 'yes')]),
  },
})

describe('the quote flow', () => {
  it('asks the steps of the chosen covers, in canonical order, to the end', () => {
    expect(walks).toHaveLength(30)
    for (const { steps, answers } of walks) {
      const covers = answers.quote.covers.selectedCovers.map((kind) => COVER_STEPS[kind])
      expect(steps.filter((step) => coverSteps.includes(step))).toEqual(covers)
      expect(steps.filter((step) => always.includes(step))).toEqual(always)
      expect(steps.at(-1)).toBe('get-quote')
    }
  })

  const finished = walks[29]?.answers ?? emptyQuoteAnswers()
  const resolve = (answers: QuoteAnswers, path: string) =>
    resolveStep(quoteFlow, answers, startFlow(quoteFlow, answers, { furthest: 'get-quote' }), path)

  it('sends an unknown step to the first and a step ahead to the furthest', () => {
    expect(resolve(emptyQuoteAnswers(), 'nothing')).toMatchObject({
      to: 'select-covers',
      reason: 'unknown-step',
    })
    expect(resolve(emptyQuoteAnswers(), 'premium-type')).toMatchObject({ to: 'select-covers' })
    expect(resolve(finished, 'get-quote')).toEqual({ kind: 'show', step: 'get-quote' })
  })

  it('shows only the personal details from the calculator, until the visitor chooses another way', () => {
    const calculated: QuoteAnswers = { ...finished, entry: 'calculator' }
    expect(resolve(calculated, 'life-cover')).toMatchObject({
      to: 'personal-details',
      reason: 'not-included',
    })
    expect(resolve(startDirectly(calculated), 'life-cover')).toMatchObject({ kind: 'show' })
    expect(resolve(startAt(calculated, 'select-covers'), 'select-covers')).toMatchObject({ kind: 'show' })
    expect(startAt(calculated, 'personal-details')).toBe(calculated)
  })
})

it('opens a draft that a release stored whose forms held what they were read against', () => {
  const gone = {
    'critical-illness-cover/lifeAmount': '1',
    'critical-illness-cover/linkFault': 'tpd-linked',
    'critical-illness-cover/standing': '1',
    'income-protection-cover/freshBenefit': 'yes',
    'life-cover/standing': '1',
    'select-covers/unavailable': ['incomeProtection'],
    'tpd-cover/bare': ['life'],
    'tpd-cover/linkedTo': 'criticalIllness',
    'tpd-cover/parents': [],
    'tpd-cover/standing': '1',
  }
  expectOpens(quoteKind, quoteFlow.models.all(), { answers: exampleAnswers(), gone })
})
