import { CUSTOMER_AGES, formatDate, parseDateOfBirth } from '@coverkit/core'
import { readFields } from '#common/form/readFields.ts'
import { dateInput, today } from '#fields/controls'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.birth

/** The three boxes of the date are one text, joined by commas. */
export const birthSection: SectionKind<'dateOfBirth'> = {
  id: 'birth',
  title: copy.title,
  change: copy.change,
  fields: [{ name: 'dateOfBirth', label: copy.label, hint: copy.hint, control: 'date' }],
  shown: ({ date_of_Birth: date }) => (date === null ? null : formatDate(date)),
  inputOf: ({ date_of_Birth: date }) => ({ dateOfBirth: dateInput(date).join(',') }),
  read({ dateOfBirth: text }) {
    const { errors, read } = readFields<'dateOfBirth'>()
    const [day = '', month = '', year = ''] = text.split(',')
    const date = read('dateOfBirth', () =>
      parseDateOfBirth({ day, month, year }, { on: today(), minAge: CUSTOMER_AGES.min }),
    )
    return date === undefined ? { errors } : { read: { date_of_Birth: date } }
  },
  messages: copy.messages,
  insured: ({ date_of_Birth: dateOfBirth }, user) =>
    !dateOfBirth || dateOfBirth === user.date_of_Birth ? null : { dateOfBirth },
}
