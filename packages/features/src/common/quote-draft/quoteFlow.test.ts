import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import { resolveStep, startFlow } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { describe, expect, it } from 'vitest'
import { emptyQuoteAnswers, type QuoteAnswers } from './quoteAnswers.ts'
import { enterDirectly, quoteFlow, readers } from './quoteFlow.ts'
import { choosing, details, submit } from './quoteVisitor.fixture.ts'

await readers.load()

const selections = Array.from({ length: 15 }, (_, bits) =>
  COVER_KINDS.filter((_kind, index) => ((bits + 1) >> index) & 1),
)

const walks = walkFlow(quoteFlow, {
  initial: emptyQuoteAnswers(),
  choices: {
    'select-covers': () => selections.flatMap((covers) => [choosing(covers), choosing(covers, 'yes')]),
    'life-cover': (answers) => [submit(answers, 'life-cover', { amount: '1m' })],
    'tpd-cover': (answers) => [submit(answers, 'tpd-cover', { amount: '300k' })],
    'critical-illness-cover': (answers) => [submit(answers, 'critical-illness-cover', { amount: '200k' })],
    'income-protection-cover': (answers) => [
      submit(answers, 'income-protection-cover', { annualEarnings: '90k' }),
    ],
    'personal-details': (answers) => [submit(answers, 'personal-details', details())],
    'premium-type': (answers) => [submit(answers, 'premium-type', { premiumType: 'stepped' })],
    'get-quote': (answers) => [submit(answers, 'get-quote')],
  },
})

describe('the quote flow', () => {
  it('asks the steps of the chosen covers, in canonical order, to the end', () => {
    expect(walks).toHaveLength(30)
    for (const { steps, answers } of walks) {
      const covers = answers.quote.covers.selectedCovers.map((kind) => COVER_STEPS[kind])
      expect(steps).toEqual(['select-covers', ...covers, 'personal-details', 'premium-type', 'get-quote'])
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
    expect(resolve(enterDirectly(calculated), 'life-cover')).toMatchObject({ kind: 'show' })
  })
})
