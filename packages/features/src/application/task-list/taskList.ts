import { KEY_DOCUMENTS_ACCEPTANCES } from '@coverkit/core'
import type { SectionStatus } from '@coverkit/core/questionnaire'
import { type FlowState, planSteps, resolveStep, stepPath } from '@coverkit/flow'
import { STEP as QUESTIONNAIRE } from '#underwriting/questionnaire'
import type { ApplicationAnswers } from '../answers.ts'
import { type ApplicationStepId, applicationFlow } from '../flow.ts'
import { evaluated } from '../steps/personal-questionnaire/evaluated.ts'

/** How far a step is; always derived from the answers, never stored. */
export type TaskStatus = SectionStatus

/** A step as the task list shows it. */
export interface Task {
  readonly step: ApplicationStepId
  readonly status: TaskStatus
  /** Absent where the step cannot be opened. */
  readonly href?: string
  /** For a started step with sections: how many of the required sections are complete. */
  readonly sections?: { readonly completed: number; readonly total: number }
}

type Progress = Pick<FlowState<ApplicationStepId>, 'furthest' | 'submitted'>

/** Every step of the application, in order, those that these answers leave out included. */
export function taskList(answers: ApplicationAnswers, state: Progress): readonly Task[] {
  const plan = planSteps(applicationFlow, answers)
  return applicationFlow.steps.map(({ id: step }): Task => {
    const planned = plan.find(({ id }) => id === step)
    if (!planned) return { step, status: 'not-needed' }
    if (!isOpen(answers, state, step)) return { step, status: 'cannot-start' }
    const isComplete = planned.schema.safeParse(answers).success
    const status = isComplete ? 'completed' : hasBegun(answers, step) ? 'in-progress' : 'not-started'
    const sections = step === QUESTIONNAIRE && status === 'in-progress' ? sectionCount(answers) : undefined
    return { step, status, href: stepPath(applicationFlow, step), ...(sections && { sections }) }
  })
}

/** How many of the needed steps are complete. */
export function completedTasks(tasks: readonly Task[]): {
  readonly completed: number
  readonly total: number
} {
  const needed = tasks.filter(({ status }) => status !== 'not-needed')
  return {
    completed: needed.filter(({ status }) => status === 'completed').length,
    total: needed.length,
  }
}

/** Where to go on: the first step that can be opened and is not complete. */
export const nextTask = (tasks: readonly Task[]): Task | undefined =>
  tasks.find(({ status }) => status === 'not-started' || status === 'in-progress')

/** A step with pages opens on one of them. */
function isOpen(answers: ApplicationAnswers, state: Progress, step: ApplicationStepId): boolean {
  const resolution = resolveStep(applicationFlow, answers, state, step)
  return (resolution.kind === 'show' ? resolution.step : resolution.to) === step
}

/** A step that was completed once may be open again: payment numbers go with the page, a document has a newer version. */
function hasBegun(answers: ApplicationAnswers, step: ApplicationStepId): boolean {
  return HAS_ANSWERS[step](answers) || Object.keys(answers.typed).some((key) => key.startsWith(`${step}/`))
}

const HAS_ANSWERS: Readonly<Record<ApplicationStepId, (answers: ApplicationAnswers) => boolean>> = {
  'confirm-cover': ({ isConfirmed }) => isConfirmed,
  'duty-of-disclosure': ({ application }) => application.acceptances.dutyOfDisclosure,
  'key-documents': ({ application: { acceptances } }) =>
    KEY_DOCUMENTS_ACCEPTANCES.some((acceptance) => acceptances[acceptance]),
  'personal-questionnaire': ({ questionnaireStorage }) => questionnaireStorage !== null,
  'personal-information': ({ application: { holders } }) => holders.some(({ lastName }) => lastName !== null),
  'payment-details': ({ application }) => application.payment.method !== null,
  beneficiaries: ({ application }) => application.beneficiaries.used !== null,
  'insurer-declarations': ({ application }) => application.declarations.length > 0,
}

function sectionCount(answers: ApplicationAnswers): Task['sections'] {
  const sections = evaluated(answers)?.evaluation.sections.filter(({ status }) => status !== 'not-needed')
  return (
    sections && {
      completed: sections.filter(({ status }) => status === 'completed').length,
      total: sections.length,
    }
  )
}
