import { EMPLOYMENT_STATUSES, formatMoney, parseChoice, parseMoney } from '@coverkit/core'
import { occupationInput, personalDetailsCopy, readOccupation } from '#client-quote/personal-details'
import { readFields } from '#common/form/readFields.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.work

export const workSection: SectionKind<'occupation' | 'employment' | 'income'> = {
  id: 'work',
  title: copy.title,
  change: copy.change,
  fields: [
    {
      name: 'occupation',
      label: personalDetailsCopy.occupation,
      hint: personalDetailsCopy.occupationHint,
      control: 'occupation',
    },
    {
      name: 'employment',
      label: copy.employment,
      options: EMPLOYMENT_STATUSES.map((value) => ({ value, label: copy.statuses[value] })),
    },
    { name: 'income', label: copy.income, hint: copy.incomeHint, control: 'money' },
  ],
  shown: ({ title, employment_Status: employment, annual_Income: income }) =>
    [title, employment, income === null ? null : copy.earned(formatMoney(income))]
      .filter(Boolean)
      .join(', ') || null,
  inputOf: (user) => ({
    occupation: occupationInput(user.occupation_ID, user.title),
    employment: user.employment_Status ?? '',
    income: user.annual_Income === null ? '' : String(user.annual_Income),
  }),
  read(input) {
    const { errors, read } = readFields<'occupation' | 'employment' | 'income'>()
    const occupation = read('occupation', () => readOccupation(input.occupation))
    const employment = read('employment', () => parseChoice(input.employment, EMPLOYMENT_STATUSES))
    const income = read('income', () => parseMoney(input.income, { isYearly: true }))
    if (occupation === undefined || employment === undefined || income === undefined) return { errors }
    const { id, name } = occupation
    return {
      read: { occupation_ID: id, title: name, employment_Status: employment, annual_Income: income },
    }
  },
  messages: copy.messages,
  insured: ({ occupation_ID: occupationId }, user) =>
    !occupationId || occupationId === user.occupation_ID ? null : { occupationId },
}
