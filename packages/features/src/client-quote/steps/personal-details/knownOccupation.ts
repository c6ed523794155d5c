import { withKnown } from '#common/draft/prefill.ts'
import { isOfField } from '#common/step-form/fieldInUse.ts'
import type { QuoteAnswers } from '#quote/answers'
import { view } from './view.ts'

const form = 'personal-details'

/** An occupation that another page knows: its id and the name that was chosen for it. */
export interface KnownOccupation {
  readonly id: number
  readonly name: string
}

/**
 * The answers with an occupation typed into its blank field, the id and the name both or neither. One that was answered,
 * typed or cleared stays, and so does the field that the visitor is in.
 */
export function withOccupation(
  answers: QuoteAnswers,
  { id, name }: KnownOccupation,
  inUse: string | null,
): QuoteAnswers {
  const { occupation, occupationId } = answers.quote.personalDetails
  const isAnswered = occupation !== null || occupationId !== null
  const isTyped = ['occupation', 'occupationName'].some(
    (field) => answers.typed[`${form}/${field}`] !== undefined,
  )
  if (isAnswered || isTyped || isOfField(inUse, 'occupation')) return answers
  return withKnown(answers, { form, view }, { occupation: String(id), occupationName: name })
}
