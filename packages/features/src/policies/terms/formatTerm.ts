import {
  type CoverKind,
  INDEXATIONS,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  PREMIUM_TYPES,
} from '@coverkit/core'
import type { PolicyField, TermField, TermValue } from '@coverkit/core/change-cover'
import { premiumCopy } from '#cover/premium'
import { termsCopy } from '#cover/terms'
import { formatSum } from '#cover/words'
import { termWords as words } from './termWords.ts'

const EXTRAS: Readonly<Record<string, string>> = {
  ...termsCopy.tpdExtras,
  ...termsCopy.criticalIllnessExtras,
  ...termsCopy.incomeProtectionOptions,
}

function wordOf(table: Readonly<Record<string, string>>, value: TermValue): string {
  return table[String(value)] ?? words.none
}

/** The value of a cover's term. */
export function formatTerm(kind: CoverKind, field: TermField, value: TermValue): string {
  if (value === null) return words.none
  switch (field) {
    case 'sumInsured':
    case 'linkedAmount':
      return formatSum(kind, Number(value))
    case 'link':
      return wordOf(termsCopy.structures, value)
    case 'occupationType':
      return wordOf(termsCopy.occupationTypes, value)
    case 'incomeReplacement':
      return words.percent(Number(value))
    case 'waitingPeriod':
      return wordOf(termsCopy.waits, value)
    case 'benefitPeriod':
      return wordOf(termsCopy.benefits, value)
    case 'extras':
      return (Array.isArray(value) ? value : []).map((extra) => wordOf(EXTRAS, extra)).join(', ')
    case 'owner':
      return wordOf(termsCopy.owners, value)
  }
}

/** The value of a term of the whole policy. */
export function formatPolicyTerm(field: PolicyField, value: TermValue): string {
  switch (field) {
    case 'premiumType': {
      const type = PREMIUM_TYPES.find((one) => one === value)
      return type ? termsCopy.premiumTypes[type] : words.none
    }
    case 'paymentFrequency': {
      const frequency = PAYMENT_FREQUENCIES.find((one) => one === value)
      return frequency ? premiumCopy.frequencies[frequency] : words.none
    }
    case 'paymentMethod':
    case 'outsidePaymentMethod': {
      const method = PAYMENT_METHODS.find((one) => one === value)
      return method ? words.methods[method] : words.none
    }
    case 'indexation': {
      const indexation = INDEXATIONS.find((one) => one === value)
      return indexation ? words.indexations[indexation] : words.none
    }
  }
}
