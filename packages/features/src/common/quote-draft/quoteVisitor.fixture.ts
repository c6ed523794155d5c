import { planSteps, startFlow, submitStep } from '@coverkit/flow'
import { type Typed, withoutTyped, withTyped } from '@coverkit/flow-draft'
import type { FieldFault } from '../step-form/fieldFault.ts'
import { faultsOf } from '../step-form/fieldSchemas.ts'
import { currentFields, type StepModel } from '../step-form/StepModel.ts'
import { announcementSentences } from './changeWords.ts'
import { criticalIllnessCoverModel } from './models/criticalIllnessCoverModel.ts'
import { getQuoteModel } from './models/getQuoteModel.ts'
import { incomeProtectionCoverModel } from './models/incomeProtectionCoverModel.ts'
import { lifeCoverModel } from './models/lifeCoverModel.ts'
import { personalDetailsModel } from './models/personalDetailsModel.ts'
import { premiumTypeModel } from './models/premiumTypeModel.ts'
import { selectCoversModel } from './models/selectCoversModel.ts'
import { tpdCoverModel } from './models/tpdCoverModel.ts'
import { emptyQuoteAnswers, type QuoteAnswers, type QuoteStepId } from './quoteAnswers.ts'
import { quoteFlow, readers } from './quoteFlow.ts'
import { toldAnnouncements } from './toldAnnouncements.ts'

await readers.load()

type Entered = Readonly<Record<string, Typed>>

/** A step with its kind of answer closed over, so that steps of any kind fit one table. */
interface AnyStep {
  fields(answers: QuoteAnswers): Entered
  submit(answers: QuoteAnswers): { answers: QuoteAnswers } | { faults: ReadonlyMap<string, FieldFault> }
}

function anyStep<Read>(id: QuoteStepId, model: StepModel<QuoteAnswers, Read>): AnyStep {
  const fields = (answers: QuoteAnswers) => currentFields(model, id, answers)
  return {
    fields,
    submit(answers) {
      const entered = fields(answers)
      const read = model.schema(entered).safeParse(entered)
      if (!read.success) return { faults: faultsOf(read.error, entered) }
      return { answers: withoutTyped(model.apply(answers, read.data), id) }
    },
  }
}

export const steps: Readonly<Record<QuoteStepId, AnyStep>> = {
  'select-covers': anyStep('select-covers', selectCoversModel),
  'life-cover': anyStep('life-cover', lifeCoverModel),
  'tpd-cover': anyStep('tpd-cover', tpdCoverModel),
  'critical-illness-cover': anyStep('critical-illness-cover', criticalIllnessCoverModel),
  'income-protection-cover': anyStep('income-protection-cover', incomeProtectionCoverModel),
  'personal-details': anyStep('personal-details', personalDetailsModel),
  'premium-type': anyStep('premium-type', premiumTypeModel),
  'get-quote': anyStep('get-quote', getQuoteModel),
}

export function type(answers: QuoteAnswers, step: QuoteStepId, entered: Entered): QuoteAnswers {
  return Object.entries(entered).reduce(
    (current, [name, value]) => withTyped(current, step, name, value),
    answers,
  )
}

/** The answers after a visitor filled in a step and pressed Continue. A refusal fails the test. */
export function submit(answers: QuoteAnswers, step: QuoteStepId, entered: Entered = {}): QuoteAnswers {
  const outcome = steps[step].submit(type(answers, step, entered))
  if ('faults' in outcome) throw new Error(`${step} refused ${JSON.stringify([...outcome.faults])}`)
  return outcome.answers
}

/** Why a step refuses what was entered: the code of each refused field. */
export function refusals(answers: QuoteAnswers, step: QuoteStepId, entered: Entered): Record<string, string> {
  const outcome = steps[step].submit(type(answers, step, entered))
  if (!('faults' in outcome)) return {}
  return Object.fromEntries([...outcome.faults].map(([name, { code }]) => [name, code]))
}

/** Where Continue on a step leads. */
export function nextStep(answers: QuoteAnswers, step: QuoteStepId): QuoteStepId | 'done' {
  const state = { ...startFlow(quoteFlow, answers, { furthest: 'get-quote' }), active: step }
  const outcome = submitStep(quoteFlow, answers, state)
  return outcome.done ? 'done' : outcome.to
}

export function plan(answers: QuoteAnswers): readonly QuoteStepId[] {
  return planSteps(quoteFlow, answers).map(({ id }) => id)
}

export function told(answers: QuoteAnswers): readonly string[] {
  const { selectedCovers } = answers.quote.covers
  return toldAnnouncements(answers).flatMap((told) => announcementSentences(told, selectedCovers))
}

/** The id of the first announcement in a state. */
export function announced(answers: QuoteAnswers, state: 'told' | 'offered' = 'told'): string {
  return answers.announced.find((announcement) => announcement.state === state)?.id ?? ''
}

const person = {
  age: '40',
  gender: 'F',
  smoker: 'no',
  occupation: '2',
  occupationName: 'Accountant',
  state: 'NSW',
}

export const details = (change: Partial<typeof person> = {}): Entered => ({ ...person, ...change })

/** A visitor who has chosen covers and nothing else. */
export function choosing(covers: readonly string[], payThroughSuper: 'yes' | 'no' = 'no'): QuoteAnswers {
  return submit(emptyQuoteAnswers(), 'select-covers', { covers, payThroughSuper })
}
