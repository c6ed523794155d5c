import { formatMoney } from '@coverkit/core'
import { stateNames } from '#fields/holders'
import { informationCopy } from './copy.ts'
import type { Mismatch } from './mismatches.ts'

const { differs } = informationCopy

/** Says what the visitor entered in the quote and what the form has now. */
export function differenceSentence({ difference, benefit }: Mismatch): string {
  switch (difference.field) {
    case 'personalDetails.age':
      return differs.age(difference.from, difference.to)
    case 'personalDetails.state':
      return differs.state(difference.from && stateNames[difference.from], stateNames[difference.to])
    case 'incomeProtectionCover.annualEarnings': {
      const { from, to } = difference
      return differs.earnings(from === null ? null : formatMoney(from), formatMoney(to), formatMoney(benefit))
    }
    case 'personalDetails.occupation':
    case 'personalDetails.occupationId':
      return differs.other
  }
}
