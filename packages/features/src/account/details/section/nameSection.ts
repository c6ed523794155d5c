import { fullName, parseName } from '@coverkit/core'
import { readFields } from '#common/form/readFields.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.name

export const nameSection: SectionKind<'firstName' | 'middleName' | 'lastName'> = {
  id: 'name',
  title: copy.title,
  change: copy.change,
  fields: [
    { name: 'firstName', label: copy.first, hint: copy.firstHint, autoComplete: 'given-name' },
    { name: 'middleName', label: copy.middle, autoComplete: 'additional-name', optional: true },
    { name: 'lastName', label: copy.last, autoComplete: 'family-name' },
  ],
  shown: ({ first_Name: first, middle_Name: middle, last_Name: last }) =>
    fullName(first, last, middle) || null,
  inputOf: (user) => ({
    firstName: user.first_Name ?? '',
    middleName: user.middle_Name ?? '',
    lastName: user.last_Name ?? '',
  }),
  read(input) {
    const { errors, read } = readFields<'firstName' | 'middleName' | 'lastName'>()
    const first = read('firstName', () => parseName(input.firstName))
    const middle = read('middleName', () =>
      input.middleName.trim() === '' ? null : parseName(input.middleName),
    )
    const last = read('lastName', () => parseName(input.lastName))
    if (first === undefined || middle === undefined || last === undefined) return { errors }
    return { read: { first_Name: first, middle_Name: middle, last_Name: last } }
  },
  messages: copy.messages,
}
