import { type ApplicationFault, localDate, validateApplication } from '@coverkit/core'
import { firstOpenPage } from '@coverkit/core/questionnaire'
import { planSteps } from '@coverkit/flow'
import type { MissingLink } from '#submission/ending'
import { STEP as QUESTIONNAIRE, questionnaireCopy, segmentOf } from '#underwriting/questionnaire'
import type { ApplicationAnswers } from '../../answers.ts'
import { type ApplicationStepId, applicationFlow } from '../../flow.ts'
import { submittedApplication } from '../../submittedApplication.ts'
import { evaluated } from '../personal-questionnaire/evaluated.ts'
import { missingCopy, missingFields } from './copy.ts'
import { insurerDeclarations } from './step.ts'

/** A step before this one with something to answer. */
export interface MissingStep {
  readonly step: ApplicationStepId
  /** Paths of the missing answers; empty where only the step itself can tell. */
  readonly fields: readonly string[]
  /** The questionnaire's open sections, each with the page of its first open question. */
  readonly sections?: readonly OpenSection[]
}

interface OpenSection {
  readonly title: string
  readonly count: number
  readonly page: string
}

/**
 * Lists the answers that a submission still needs, in the order of the steps. A complete step can become open:
 * payment numbers last as long as the page, a birthday changes the price, a document has a newer version.
 */
export function missingSteps(answers: ApplicationAnswers): readonly MissingStep[] {
  const faults = faultsOf(answers)
  return planSteps(applicationFlow, answers).flatMap(({ id, schema }) => {
    if (id === insurerDeclarations.id) return []
    const fields = faults.filter(({ step }) => step === id).map(({ field }) => field)
    if (fields.length === 0 && schema.safeParse(answers).success) return []
    const sections = id === QUESTIONNAIRE ? openSections(answers) : []
    return [{ step: id, fields, ...(sections.length > 0 && { sections }) }]
  })
}

function faultsOf(answers: ApplicationAnswers): readonly ApplicationFault[] {
  const { offer, offered } = answers
  if (offer === null) return []
  return validateApplication(submittedApplication(answers), offer.terms, {
    today: localDate(new Date().toISOString()),
    selected: offer.chosen.quote,
    documents: offered,
  })
}

/** The sections in which a change elsewhere opened questions. None where the questionnaire was answered nowhere yet. */
function openSections(answers: ApplicationAnswers): readonly OpenSection[] {
  const evaluation = answers.questionnaire && evaluated(answers)?.evaluation
  if (!evaluation) return []
  return evaluation.sections.flatMap(({ id, title, status, open }) => {
    const first = firstOpenPage(evaluation, id)
    if (status === 'not-needed' || open.length === 0 || !first) return []
    return [{ title, count: open.length, page: segmentOf({ section: id, page: first.id }) }]
  })
}

/** More than these are no help in one line. */
const MOST_NAMED = 3

/** A step with what is to be done there: `Payment: the account number, which isn’t stored on this device`. */
function wordsOf({ step, fields }: MissingStep): string {
  const named = fields.flatMap((field) => missingFields[field.split('.').at(-1) ?? ''] ?? [])
  const isNamed = named.length === fields.length && named.length > 0 && named.length <= MOST_NAMED
  const words = isNamed ? [...new Set(named)].join('; ') : missingCopy.steps[step]
  return `${applicationFlow.labels[step]}: ${words}`
}

/** A link to each step with something to answer; a questionnaire with open sections has one to each. */
export const missingLinks = (answers: ApplicationAnswers): readonly MissingLink<ApplicationStepId>[] =>
  missingSteps(answers).flatMap(
    (missing): readonly MissingLink<ApplicationStepId>[] =>
      missing.sections?.map(({ title, count, page }) => ({
        step: missing.step,
        page,
        words: questionnaireCopy.reopened(count, title),
      })) ?? [{ step: missing.step, words: wordsOf(missing) }],
  )
