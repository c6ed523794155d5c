import { startFlow } from '@coverkit/flow'
import { withRawInput } from '@coverkit/flow-draft'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { STORAGE_PAGE } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../answers.ts'
import { applicationFor } from '../application.fixture.ts'
import { type ApplicationStepId, applicationFlow } from '../flow.ts'
import { noPaymentNumbers } from '../paymentNumbers.ts'
import { accepted } from '../steps/accepted.fixture.ts'
import { answerPage } from '../steps/personal-questionnaire/answerPage.fixture.ts'
import { readyApplication } from '../submission/readyApplication.fixture.ts'
import { completedTasks, nextTask, taskList } from './taskList.ts'

await stepReaders(applicationFlow.models).load()
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9) }))
afterAll(() => void vi.useRealTimers())

const tasksOf = (answers: ApplicationAnswers, furthest: ApplicationStepId) => {
  const { furthest: reached, submitted } = startFlow(applicationFlow, answers, { furthest })
  return taskList(answers, { furthest: reached, submitted })
}
const lines = (...given: Parameters<typeof tasksOf>) =>
  tasksOf(...given).map(({ step, status, href }) => `${step}: ${status}${href === undefined ? '' : ' >'}`)

describe('the steps of an application', () => {
  it('that was just begun: the first can be opened', () => {
    expect(lines(applicationFor(), 'confirm-cover')).toEqual([
      'confirm-cover: not-started >',
      'duty-of-disclosure: cannot-start',
      'key-documents: cannot-start',
      'personal-questionnaire: cannot-start',
      'personal-information: cannot-start',
      'payment-details: cannot-start',
      'beneficiaries: cannot-start',
      'insurer-declarations: cannot-start',
    ])
  })

  it('in the middle of the questionnaire, with how many sections are completed', () => {
    const begun = answerPage(answerPage(accepted(applicationFor()), STORAGE_PAGE), 'cover-cover')
    const tasks = tasksOf(begun, 'personal-questionnaire')
    expect(tasks.slice(2, 5)).toEqual([
      { step: 'key-documents', status: 'completed', href: '/application/key-documents' },
      {
        step: 'personal-questionnaire',
        status: 'in-progress',
        href: '/application/personal-questionnaire',
        sections: { completed: 1, total: expect.any(Number) },
      },
      { step: 'personal-information', status: 'cannot-start' },
    ])
  })

  it('that is ready to be signed', () => {
    const tasks = tasksOf(readyApplication(), 'insurer-declarations')
    expect(tasks.map(({ status }) => status)).toEqual([...Array(7).fill('completed'), 'not-started'])
    expect(completedTasks(tasks)).toEqual({ completed: 7, total: 8 })
    expect(nextTask(tasks)?.step).toBe('insurer-declarations')
  })

  it('after a reload: the payment numbers are gone, so what comes after waits', () => {
    const answers = { ...readyApplication(), paymentNumbers: noPaymentNumbers }
    const tasks = tasksOf(answers, 'insurer-declarations')
    expect(tasks.slice(5).map(({ status }) => status)).toEqual([
      'in-progress',
      'cannot-start',
      'cannot-start',
    ])
    expect(nextTask(tasks)?.step).toBe('payment-details')
  })

  it('without life cover need no beneficiaries, which do not count', () => {
    const covers = { payThroughSuper: 'false' as const, selectedCovers: ['criticalIllness' as const] }
    const tasks = tasksOf(applicationFor({ covers }), 'confirm-cover')
    expect(tasks[6]).toEqual({ step: 'beneficiaries', status: 'not-needed' })
    expect(completedTasks(tasks).total).toBe(7)
  })

  it('are in progress as soon as something is typed', () => {
    const typed = withRawInput(applicationFor(), 'confirm-cover', 'any', 'x')
    expect(tasksOf(typed, 'confirm-cover')[0]?.status).toBe('in-progress')
  })
})
