import { CUSTOMER_AGES, parseInternationalPhone } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { type Refusal, refusalReader } from '#common/step-form/refusalReader.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { inputText, rowsReader } from '#fields/readers'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { differenceSentence } from './differenceSentence.ts'
import { holderMessages } from './messages.ts'
import { mismatchesOnScreen } from './mismatches.ts'
import { type Field, holderControls, isIncomeInsured, view } from './view.ts'

const rows = rowsReader({
  controls: holderControls,
  view,
  rows: ({ application }) => application.holders,
  with: (answers, holders) => withApplication(answers, { holders }),
  context: (answers, { index, first }) => ({
    ages: { on: today(), ...CUSTOMER_AGES },
    takenEmail: index === 0 ? null : inputText(first.email),
    parsePhone: parseInternationalPhone,
    isWorkIncluded: true,
    isIncomeInsured: index === 0 && isIncomeInsured(answers),
  }),
  messages: ({ index, fields }) =>
    holderMessages(index === 0 ? 'you' : 'second', fields.mobileAbroad === 'yes'),
})

/**
 * Reads each policy holder. What is right in itself and not what the price was worked out from is refused too: it needs
 * another price.
 */
const reader = refusalReader<ApplicationAnswers, Field>({
  view,
  refusals,
  tidied: rows.tidied,
  apply: (answers, fields) => withQuotedOccupation(rows.submit(answers, fields)),
})

export const model: StepReader<ApplicationAnswers, Field> = {
  ...reader,
  isComplete: (answers) => reader.isComplete(answers) && hasQuotedOccupation(answers),
}

function refusals(answers: ApplicationAnswers, fields: InputValues<Field>): ReadonlyMap<Field, Refusal> {
  const found = new Map<Field, Refusal>()
  for (const mismatch of mismatchesOnScreen(answers, fields, today())) {
    found.set(mismatch.field, {
      error: { code: 'differs-from-quote' },
      sentence: differenceSentence(mismatch),
    })
  }
  const sentences = rows.messages(answers, fields)
  for (const [field, error] of rows.errors(answers, fields)) {
    found.set(field, { error, sentence: sentences.get(field) ?? '' })
  }
  const order = Object.keys(fields)
  return new Map([...found].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

/** The occupation of the person insured is the quote's, where it is changed. */
function withQuotedOccupation(answers: ApplicationAnswers): ApplicationAnswers {
  const { offer, application } = answers
  if (!offer) return answers
  const { occupation, occupationId } = offer.terms.personalDetails
  const holders = application.holders.map((holder, index) =>
    index === 0 ? { ...holder, occupation, occupationId } : holder,
  )
  return withApplication(answers, { holders })
}

function hasQuotedOccupation({ offer, application }: ApplicationAnswers): boolean {
  const quoted = offer?.terms.personalDetails
  const [holder] = application.holders
  // Several names share an id, and the receipt says the one that was chosen.
  return !quoted || (holder?.occupationId === quoted.occupationId && holder.occupation === quoted.occupation)
}
