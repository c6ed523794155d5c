import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import { type InputValue, planSteps, startFlow, submitStep } from '@coverkit/flow'
import { withoutInput, withRawInput } from '@coverkit/flow-draft'
import type { Arbitrary } from 'fast-check'
import { currentFields } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { coverFixture } from '#cover-steps/testing/coverFixture.ts'
import type { StepFixture } from '#cover-steps/testing/submission.fixture.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { announcementMessages } from '../announcements/announcementMessages.ts'
import { shownAnnouncements } from '../announcements/shownAnnouncements.ts'
import { type QuoteStepId, quoteFlow } from '../flow.ts'

await quoteFlow.models.load()

type Entered = Readonly<Record<string, InputValue>>

/** The fields of a step as they stand, and what Continue makes of them. */
function stepOf(id: QuoteStepId) {
  const reader: StepReader<QuoteAnswers> = quoteFlow.models.of(id)
  const fields = (answers: QuoteAnswers): Entered => currentFields(reader.view, id, answers)
  return {
    fields,
    submit(answers: QuoteAnswers): { answers: QuoteAnswers } | { errors: ReadonlyMap<string, FieldError> } {
      const entered = fields(answers)
      const errors = reader.errors(answers, entered)
      return errors.size > 0 ? { errors } : { answers: withoutInput(reader.submit(answers, entered), id) }
    },
  }
}

export const steps = Object.fromEntries(quoteFlow.ids.map((id) => [id, stepOf(id)])) as Readonly<
  Record<QuoteStepId, ReturnType<typeof stepOf>>
>

/** A step's fixture, whatever its fields are called. */
interface AnyFixture extends Omit<StepFixture<string>, 'entered' | 'sound'> {
  readonly entered: Arbitrary<Entered>
  readonly sound: Entered
}

async function fixtureOf(id: QuoteStepId): Promise<AnyFixture> {
  const kind = COVER_KINDS.find((one) => COVER_STEPS[one] === id)
  // The folder of a step is named after it.
  const loaded: { readonly fixture: AnyFixture } = await (kind
    ? coverFixture(COVER_STEPS[kind])
    : import(`../steps/${id}/submission.fixture.ts`))
  return loaded.fixture
}

/** The test fixture of each step. */
export const fixtures = new Map(
  await Promise.all(quoteFlow.ids.map(async (id) => [id, await fixtureOf(id)] as const)),
)

export function type(answers: QuoteAnswers, step: QuoteStepId, entered: Entered): QuoteAnswers {
  return Object.entries(entered).reduce(
    (current, [name, value]) => withRawInput(current, step, name, value),
    answers,
  )
}

/** The answers after a visitor filled in a step and pressed Continue. A refusal fails the test. */
export function submit(answers: QuoteAnswers, step: QuoteStepId, entered: Entered = {}): QuoteAnswers {
  const outcome = steps[step].submit(type(answers, step, entered))
  if ('errors' in outcome) throw new Error(`${step} refused ${JSON.stringify([...outcome.errors])}`)
  return outcome.answers
}

/** Why a step refuses what was entered: the code of each refused field. */
export function refusals(answers: QuoteAnswers, step: QuoteStepId, entered: Entered): Record<string, string> {
  const outcome = steps[step].submit(type(answers, step, entered))
  if (!('errors' in outcome)) return {}
  return Object.fromEntries([...outcome.errors].map(([name, { code }]) => [name, code]))
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

export function announcedTexts(answers: QuoteAnswers): readonly string[] {
  const { selectedCovers } = answers.quote.covers
  return shownAnnouncements(answers).flatMap((announcedTexts) =>
    announcementMessages(announcedTexts, selectedCovers),
  )
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
