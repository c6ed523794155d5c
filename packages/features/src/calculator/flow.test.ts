import { furthestStep, resolveStep, startFlow } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { describe, expect, it } from 'vitest'
import { CALCULATOR_STEPS, emptyAnswers } from './answers.ts'
import { calculatorFlow, isAnswered, readers } from './flow.ts'
import { aboutYouModel } from './steps/about-you/aboutYouModel.ts'
import { assetsModel } from './steps/assets-and-overheads/assetsModel.ts'
import { dependentsModel } from './steps/dependents/dependentsModel.ts'
import { existingCoverModel } from './steps/existing-cover/existingCoverModel.ts'
import {
  answered,
  couple,
  nearRetirement,
  overSixty,
  renter,
  submitted,
} from './testing/exampleCalculation.ts'

await readers.load()

const examples = [couple, nearRetirement, overSixty, renter]

it('walks every path through all five steps', () => {
  const walks = walkFlow(calculatorFlow, {
    initial: emptyAnswers(),
    choices: {
      'about-you': (answers) => examples.map((typed) => submitted(answers, aboutYouModel, typed.aboutYou)),
      dependents: (answers) => examples.map((typed) => submitted(answers, dependentsModel, typed.dependents)),
      'assets-and-overheads': (answers) =>
        examples.map((typed) => submitted(answers, assetsModel, typed.assets)),
      'existing-cover': (answers) =>
        examples.map((typed) => submitted(answers, existingCoverModel, typed.existingCover)),
    },
  })
  expect(walks).toHaveLength(examples.length ** 4)
  for (const { steps, answers } of walks) {
    expect(steps).toEqual(CALCULATOR_STEPS)
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
