import { CUSTOMER_AGES, formatMoney, HIGHEST_DOLLARS, parseInternationalPhone } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { type Refusal, refusalReader } from '#common/step-form/refusalReader.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { contactMessages, type Person, WHOSE } from '#fields/holders'
import { inputText, rowsReader } from '#fields/readers'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { differenceSentence } from './differenceSentence.ts'
import { mismatchesOnScreen } from './mismatches.ts'
import { type Field, type HolderField, holderControls, isIncomeInsured, view } from './view.ts'

/** The sentences of a policy holder's fields. `isAbroad`: their mobile is one of another country. */
export function holderMessages(person: Person, isAbroad: boolean) {
  const whose = WHOSE[person]
  return {
    ...contactMessages(person, { isAbroad, ages: CUSTOMER_AGES }),
    employmentStatus: { otherwise: `Choose ${whose} employment status` },
    annualEarnings: {
      ...moneyMessages(`${whose} annual earnings`),
      min: `Enter ${whose} annual earnings as $0 or more`,
      max: `Enter ${whose} annual earnings as ${formatMoney(HIGHEST_DOLLARS)} or less`,
    },
    weeklyHours: { otherwise: `Enter ${whose} hours of work a week as a whole number from 0 to 168` },
    residency: { otherwise: `Choose ${whose} residency in Australia` },
    preferredContact: {
      otherwise: `Choose how ${person === 'you' ? 'you' : 'the second policy holder'} would like to be contacted`,
    },
    employer: { otherwise: `Use 100 characters or fewer for ${whose} employer` },
    visaSubclass: { otherwise: `Use 40 characters or fewer for ${whose} visa subclass` },
    visaExpiry: { otherwise: `Enter the date ${whose} visa expires, like 27 3 2030` },
    accessibilityNeeds: {
      otherwise: `Use 500 characters or fewer for what would help ${person === 'you' ? 'you' : 'the second policy holder'}`,
    },
  } satisfies FieldMessages<HolderField>
}

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
