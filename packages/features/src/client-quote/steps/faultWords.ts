import { formatMoney } from '@coverkit/core'
import type { FieldFault } from '../../common/step-form/fieldSchemas.ts'
import {
  chooseSentences,
  type FaultSentences,
  moneySentences,
  sentenceFor,
} from '../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../common/step-form/useStepForm.ts'
import { quoteCopy } from '../copy.ts'

type Sentences = (fault: FieldFault) => FaultSentences

/** The sentence of a field that has its own, else "Choose an option". */
export function faultWords(byField: Readonly<Record<string, Sentences>>): FaultWords {
  return (name, fault) => sentenceFor(byField[name]?.(fault) ?? chooseSentences, fault)
}

export function amountFault(noun: string): Sentences {
  return (fault) => moneySentences(noun, fault)
}

const ip = quoteCopy.incomeProtection

/** A monthly benefit's sentences; `range` is for earnings that allow none. */
export const benefitFault: Sentences = ({ min = 0, max = 0 }) => ({
  ...moneySentences(ip.benefitNoun),
  min: ip.benefitMin(formatMoney(min)),
  max: ip.benefitMax(formatMoney(max)),
  range: ip.earningsTooLow(formatMoney(min)),
})
