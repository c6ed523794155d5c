import { calculateNeeds, completeCalculatorInput, emptyCalculatorInput } from '@coverkit/core'
import { resolveStep, startFlow, submitStep } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { answersFromNeeds } from '../answers/handOver.ts'
import { type QuoteStepId, quoteFlow } from '../flow.ts'
import { reviewLines } from '../steps/get-quote/reviewLines.ts'
import { details, refusals, steps, submit } from '../testing/quoteVisitor.fixture.ts'
import { openedStep } from './openStep.ts'

const input = completeCalculatorInput({
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  dependents: true,
  numberOfDependents: 2,
  dependentAges: [3, 1],
  schoolingPreference: 'public',
})
const begun = answersFromNeeds(calculateNeeds(input), input)
const priced = submit(begun, 'personal-details', details({ age: '34' }))

/** Where the visitor is who has come to the prices the short way. */
const atPrices = submitStep(quoteFlow, priced, startFlow(quoteFlow, priced)).state

describe('a step that the short way from the calculator leaves out', () => {
  it.each([
    'select-covers',
    'life-cover',
    'tpd-cover',
    'critical-illness-cover',
    'income-protection-cover',
    'personal-details',
    'premium-type',
    'get-quote',
  ] satisfies QuoteStepId[])('%s opens from the prices, and no question is left blank', (step) => {
    const { answers, state } = openedStep(priced, atPrices, step)
    expect(resolveStep(quoteFlow, answers, state, step)).toEqual({ kind: 'show', step })
    expect(refusals(answers, step, {})).toEqual({})
  })

  it('opens no further than the personal details while those are missing', () => {
    const { answers, state } = openedStep(begun, startFlow(quoteFlow, begun), 'premium-type')
    expect(answers.entry).toBe('direct')
    expect(resolveStep(quoteFlow, answers, state, 'premium-type')).toMatchObject({ to: 'personal-details' })
    expect(resolveStep(quoteFlow, answers, state, 'tpd-cover')).toMatchObject({ kind: 'show' })
  })

  it('leaves the way as it is where the step is on it', () => {
    expect(openedStep(begun, atPrices, 'personal-details')).toEqual({ answers: begun, state: atPrices })
  })
})

describe('paying through super, which the calculator does not ask', () => {
  const { answers } = openedStep(priced, atPrices, 'select-covers')

  it('is shown as the prices have it: outside super', () => {
    expect(steps['select-covers'].fields(answers).payThroughSuper).toBe('no')
    expect(reviewLines(answers.quote)[0]?.value).toMatch(/ Pay through super: no\.$/)
    expect(answers.quote.covers.payThroughSuper).toBeNull()
  })

  it('keeps an owner that was chosen since, when the covers are submitted unchanged', () => {
    const inSuper = submit(answers, 'life-cover', { owner: 'S' })
    const again = submit(inSuper, 'select-covers')
    expect(again.quote).toMatchObject({
      covers: { payThroughSuper: 'false' },
      lifeCover: { lifeOwner: 'S' },
    })
    expect(submit(again, 'select-covers', { payThroughSuper: 'yes' }).quote.tpdCover.tpdOwner).toBe('S')
  })
})
