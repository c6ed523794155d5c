import type { ClientQuote, PolicyHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { inputText } from '#fields/readable'
import { rowsReader } from '#fields/rows-reader'
import { today } from '#fields/today'
import { holderSentence } from '#holders/holder-sentence'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { differenceSentence } from './differenceSentence.ts'
import { holderSchema, withRead } from './holderSchema.ts'
import { holderMessages } from './messages.ts'
import { type Mismatch, mismatchesOnScreen } from './mismatches.ts'
import type { QuotedField } from './quotedFields.ts'
import { type Field, HOLDER_FIELDS, type HolderField, view } from './view.ts'

const rows = rowsReader<ApplicationAnswers, QuotedField, HolderField>()({
  view,
  names: HOLDER_FIELDS,
  messages: {},
  own: () => z.object({}),
  row: (fields, first) => holderSchema(fields, today(), inputText(first?.email ?? '')),
  apply: (answers, _own, read) =>
    withApplication(answers, {
      holders: answers.application.holders.map((holder, index) => {
        const details = read.get(holder.id)
        const next = details ? withRead(holder, details) : holder
        return index === 0 ? withQuotedOccupation(next, answers.offer?.terms) : next
      }),
    }),
})

/**
 * Reads each policy holder. What is right in itself and not what the price was worked out from is refused too: it needs
 * another price.
 */
export const model: StepReader<ApplicationAnswers, Field> = {
  view,
  errors,
  messages,
  submit(answers, fields) {
    if (errors(fields).size > 0) throw new RangeError('What is refused cannot be submitted.')
    return rows.submit(answers, fields)
  },
  isComplete: (answers) => errors(view(answers)).size === 0 && hasQuotedOccupation(answers),
}

const SENTENCES = { names: HOLDER_FIELDS, messagesOf: holderMessages }

interface Refusal {
  readonly error: FieldError
  readonly mismatch?: Mismatch
}

function refusals(fields: InputValues<Field>): ReadonlyMap<Field, Refusal> {
  const found = new Map<Field, Refusal>()
  for (const mismatch of mismatchesOnScreen(fields, today())) {
    found.set(mismatch.field, { error: { code: 'differs-from-quote' }, mismatch })
  }
  for (const [field, error] of rows.errors(fields)) found.set(field, { error })
  const order = Object.keys(fields)
  return new Map([...found].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

function errors(fields: InputValues<Field>): ReadonlyMap<Field, FieldError> {
  return new Map([...refusals(fields)].map(([field, { error }]) => [field, error]))
}

function messages(fields: InputValues<Field>): ReadonlyMap<Field, string> {
  return new Map(
    [...refusals(fields)].map(([field, { error, mismatch }]) => [
      field,
      mismatch ? differenceSentence(mismatch) : holderSentence(SENTENCES, fields, field, error),
    ]),
  )
}

/** The occupation is the quote's, where it is changed. */
function withQuotedOccupation(holder: PolicyHolder, terms: ClientQuote | undefined): PolicyHolder {
  if (!terms) return holder
  const { occupation, occupationId } = terms.personalDetails
  return { ...holder, occupation, occupationId }
}

function hasQuotedOccupation({ offer, application }: ApplicationAnswers): boolean {
  const quoted = offer?.terms.personalDetails.occupationId
  return quoted === undefined || application.holders[0]?.occupationId === quoted
}
