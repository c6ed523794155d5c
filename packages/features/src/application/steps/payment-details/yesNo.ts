import { paymentCopy } from './copy.ts'

export const yesNo = [
  { value: 'yes', label: paymentCopy.yes },
  { value: 'no', label: paymentCopy.no },
]
