import { parseChoice } from '@coverkit/core'
import { personalDetailsCopy } from '#client-quote/personal-details'
import { readFields } from '#common/form/readFields.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.smoking
const ANSWERS = ['yes', 'no'] as const

const answerOf = (isSmoker: boolean) => (isSmoker ? 'yes' : 'no')

export const smokingSection: SectionKind<'smoker'> = {
  id: 'smoking',
  title: copy.title,
  change: copy.change,
  fields: [
    {
      name: 'smoker',
      label: personalDetailsCopy.smoker,
      hint: personalDetailsCopy.smokerHint,
      control: 'choice',
      options: ANSWERS.map((value) => ({ value, label: copy[value] })),
    },
  ],
  shown: ({ smoker }) => (smoker === null ? null : copy.shown[answerOf(smoker)]),
  inputOf: ({ smoker }) => ({ smoker: smoker === null ? '' : answerOf(smoker) }),
  read({ smoker: text }) {
    const { errors, read } = readFields<'smoker'>()
    const answer = read('smoker', () => parseChoice(text, ANSWERS))
    return answer === undefined ? { errors } : { read: { smoker: answer === 'yes' } }
  },
  messages: copy.messages,
  insured: ({ smoker }, user) =>
    typeof smoker !== 'boolean' || smoker === user.smoker ? null : { isSmoker: smoker },
}
