import * as z from 'zod/mini'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { inputText } from '#fields/readable'
import { rowsReader } from '#fields/rows-reader'
import { today } from '#fields/today'
import { CONTACT_FIELDS, type ContactField } from '#holders/contact-fields'
import { contactMessages } from '#holders/contact-messages'
import { contactSchema, withContact } from '#holders/contact-schema'
import { holderSentence } from '#holders/holder-sentence'
import { type TransferFlowAnswers, withTransfer } from '../../answers.ts'
import { type Field, view } from './view.ts'

/** Whoever owns a policy may be older than who can still apply for one: core's `validateTransfer` has the same. */
const AGES = { min: 18, max: 110 }
const SENTENCES = { names: CONTACT_FIELDS, messagesOf: contactMessages }

const rows = rowsReader<TransferFlowAnswers, never, ContactField>()({
  view,
  names: CONTACT_FIELDS,
  messages: {},
  own: () => z.object({}),
  row: (fields, first) =>
    contactSchema(fields, { today: today(), ages: AGES, takenEmail: inputText(first?.email ?? '') }),
  apply: (answers, _own, read) =>
    withTransfer(answers, {
      holders: answers.transfer.holders.map((holder) => {
        const details = read.get(holder.id)
        return details ? withContact(holder, details) : holder
      }),
    }),
})

/** Reads each policy holder. */
export const model: StepReader<TransferFlowAnswers, Field> = {
  ...rows,
  messages: (fields) =>
    new Map(
      [...rows.errors(fields)].map(([field, error]) => [
        field,
        holderSentence(SENTENCES, fields, field, error),
      ]),
    ),
}
