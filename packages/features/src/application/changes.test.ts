import {
  answersFor,
  changeStep,
  type FlowState,
  planLocations,
  startFlow,
  submitStep,
  visitStep,
} from '@coverkit/flow'
import { walkChanges } from '@coverkit/flow/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { applicationKind } from './draftKind.ts'
import { type ApplicationStepId, applicationFlow } from './flow.ts'
import { answerOne } from './steps/personal-questionnaire/answerPage.fixture.ts'
import { readyApplication, SIGNED_NAME } from './submission/readyApplication.fixture.ts'

const DECLARATIONS = { step: 'insurer-declarations' } as const
const CHECK_PAGE = { step: 'personal-questionnaire', page: 'review' } as const
const QUESTIONS = { step: 'personal-questionnaire', page: 'joints-joints' } as const

const readers = stepReaders(applicationFlow.models)
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9) })
  await readers.load()
})
afterAll(() => void vi.useRealTimers())

const position = ({ active, page }: FlowState<ApplicationStepId>) => ({
  step: active,
  ...(page !== undefined && { page }),
})

function atDeclarations(answers: ApplicationAnswers): FlowState<ApplicationStepId> {
  const furthest = DECLARATIONS.step
  return visitStep(applicationFlow, answers, startFlow(applicationFlow, answers, { furthest }), furthest)
}

const change = (
  answers: ApplicationAnswers,
  state: FlowState<ApplicationStepId>,
  to: Parameters<typeof changeStep<ApplicationAnswers, ApplicationStepId>>[3],
) => changeStep(applicationFlow, answers, state, to).state

describe('a change on a check page that a change at the declarations opened', () => {
  it('leads back through both, by Continue and by Back, from every page', () => {
    const model = readers.of('insurer-declarations')
    const ready = readyApplication()
    const typed = { applicationDeclarations: 'yes', signedName: SIGNED_NAME }
    const answers = model.submit(ready, { ...model.view(ready), ...typed })
    const walks = walkChanges(applicationFlow, {
      answers,
      from: CHECK_PAGE,
      within: DECLARATIONS,
      choices: {},
    })
    expect(walks).toHaveLength(planLocations(applicationFlow, answers).length - 1)
  })

  it('waits at the check page for what it opened, though the signature was taken back', () => {
    const ready = readyApplication()
    const questions = change(ready, change(ready, atDeclarations(ready), CHECK_PAGE), QUESTIONS)
    const yes = answerOne(ready, 'joints.back', 'yes')
    const waits = submitStep(applicationFlow, yes, questions)
    expect(waits).toMatchObject({ done: false, to: QUESTIONS.step, state: { page: QUESTIONS.page } })
    const back = submitStep(applicationFlow, ready, waits.state).state
    expect(position(back)).toEqual(CHECK_PAGE)
    expect(position(submitStep(applicationFlow, ready, back).state)).toEqual(DECLARATIONS)
  })

  it('is read back from the device; a way back to no step is none', () => {
    const ready = readyApplication()
    const { returnTo } = change(ready, change(ready, atDeclarations(ready), CHECK_PAGE), QUESTIONS)
    const stored = (wayBack: unknown) => {
      const progress = { furthest: DECLARATIONS.step, submitted: false, returnTo: wayBack }
      const given = answersFor(applicationFlow, ready, emptyAnswers(), 'device')
      return applicationKind.parse(JSON.parse(JSON.stringify({ ...given, progress }))).progress
    }
    expect(stored(returnTo).returnTo).toEqual({
      ...CHECK_PAGE,
      from: QUESTIONS,
      reached: 'insurer-declarations',
      outer: { ...DECLARATIONS, from: CHECK_PAGE, reached: 'insurer-declarations' },
    })
    for (const forged of [{ ...returnTo, step: '//example.com' }, { ...returnTo, from: null }, 'away', null])
      expect(stored(forged)).toEqual({ furthest: DECLARATIONS.step, submitted: false, returnTo: undefined })
  })
})
