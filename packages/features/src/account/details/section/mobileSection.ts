import { parseMobileNumber } from '@coverkit/core'
import { readFields } from '#common/form/readFields.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.mobile

/** An Australian mobile as it is said: `0491 570 006`. */
function mobileText(mobile: string | null): string {
  const [, first, second, third] = /^\+61(\d{3})(\d{3})(\d{3})$/.exec(mobile ?? '') ?? []
  return first ? `0${first} ${second} ${third}` : (mobile ?? '')
}

export const mobileSection: SectionKind<'mobile'> = {
  id: 'mobile',
  title: copy.title,
  change: copy.change,
  fields: [
    {
      name: 'mobile',
      label: copy.label,
      hint: copy.hint,
      autoComplete: 'tel',
      type: 'tel',
      width: 'medium',
    },
  ],
  shown: ({ mobile }) => mobileText(mobile) || null,
  inputOf: ({ mobile }) => ({ mobile: mobileText(mobile) }),
  read({ mobile: text }) {
    const { errors, read } = readFields<'mobile'>()
    const mobile = read('mobile', () => parseMobileNumber(text))
    return mobile === undefined ? { errors } : { read: { mobile } }
  },
  messages: copy.messages,
  code: copy.code,
}
