import type { FieldFault } from '../../common/step-form/fieldFault.ts'
import {
  chooseSentences,
  type FaultSentences,
  moneySentences,
  sentenceFor,
} from '../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../common/step-form/useStepForm.ts'

export type Sentences = (fault: FieldFault) => FaultSentences

/** The sentence of a field that has its own, else "Choose an option". */
export function faultWords(byField: Readonly<Record<string, Sentences>>): FaultWords {
  return (name, fault) => sentenceFor(byField[name]?.(fault) ?? chooseSentences, fault)
}

export function amountFault(noun: string): Sentences {
  return (fault) => moneySentences(noun, fault)
}
