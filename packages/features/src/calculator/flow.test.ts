import { furthestStep, resolveStep, startFlow } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { describe, expect, it } from 'vitest'
import { type CalculatorAnswers, emptyAnswers } from './answers.ts'
import { calculatorFlow, isAnswered } from './flow.ts'
import {
  answered,
  type CalculationInput,
  couple,
  nearRetirement,
  overSixty,
  renter,
  submitted,
} from './testing/exampleCalculation.ts'

const examples: readonly CalculationInput[] = [couple, nearRetirement, overSixty, renter]

it('walks every path through all its steps', () => {
  const requested = calculatorFlow.ids.filter((id) => examples.some((input) => input[id]))
  const walks = walkFlow(calculatorFlow, {
    initial: emptyAnswers(),
    choices: Object.fromEntries(
      requested.map((id) => [
        id,
        (answers: CalculatorAnswers) =>
          examples.map((input) => submitted<string>(answers, calculatorFlow.models.of(id), input[id] ?? {})),
      ]),
    ),
  })
  expect(calculatorFlow.ids[0]).toBe('about-you')
  expect(calculatorFlow.ids.at(-1)).toBe('results')
  expect(walks).toHaveLength(examples.length ** requested.length)
  for (const { steps, answers } of walks) {
    expect(steps).toEqual(calculatorFlow.ids)
    expect(isAnswered(answers)).toBe(true)
  }
})

describe('addresses', () => {
  const empty = emptyAnswers()
  const start = startFlow(calculatorFlow, empty)

  it.each(['results', 'existing-cover', 'dependents'])('sends a newcomer at %s to the start', (path) => {
    expect(resolveStep(calculatorFlow, empty, start, path)).toMatchObject({ to: 'about-you' })
  })

  it('sends an unknown step to the default', () => {
    expect(resolveStep(calculatorFlow, empty, start, 'nope')).toMatchObject({
      to: 'about-you',
      reason: 'unknown-step',
    })
  })

  it('opens the assumptions to everyone, and complete after a submission', () => {
    const show = (path: string, submittedOnce: boolean) =>
      resolveStep(calculatorFlow, empty, { ...start, submitted: submittedOnce }, path).kind
    expect(show('assumptions', false)).toBe('show')
    expect(show('complete', false)).toBe('redirect')
    expect(show('complete', true)).toBe('show')
  })

  it('does not open the results before the last question was submitted', () => {
    const answers = answered(couple)
    expect(furthestStep(calculatorFlow, answers, { furthest: 'existing-cover' })).toBe('existing-cover')
    expect(furthestStep(calculatorFlow, answers, { furthest: 'results' })).toBe('results')
  })
})
