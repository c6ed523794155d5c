import type { FieldFault } from '#common/step-form/fieldFault.ts'
import type { FaultSentences } from '#common/step-form/fieldWords.ts'
import { moneySentences } from '#common/step-form/moneySentences.ts'

/** The sentences of an amount with limits. `noun` completes "Enter …". */
export function amountSentences(noun: string): (fault: FieldFault) => FaultSentences {
  return (fault) => moneySentences(noun, fault)
}
