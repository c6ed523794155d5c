import { formatPhone, parseMobileNumber } from '@coverkit/core'
import { readFields } from '#common/form/readFields.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionKind } from './SectionKind.ts'

const copy = detailsCopy.mobile

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
  shown: ({ mobile }) => (mobile === null ? null : formatPhone(mobile)),
  inputOf: ({ mobile }) => ({ mobile: mobile === null ? '' : formatPhone(mobile) }),
  read({ mobile: text }) {
    const { errors, read } = readFields<'mobile'>()
    const mobile = read('mobile', () => parseMobileNumber(text))
    return mobile === undefined ? { errors } : { read: { mobile } }
  },
  messages: copy.messages,
  code: copy.code,
}
