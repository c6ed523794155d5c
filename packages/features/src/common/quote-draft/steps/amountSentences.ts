import type { FieldFault } from '../../step-form/fieldFault.ts'
import type { FaultSentences } from '../../step-form/fieldWords.ts'
import { moneySentences } from '../../step-form/moneySentences.ts'

/** The sentences of an amount with limits. `noun` completes "Enter …". */
export function amountSentences(noun: string): (fault: FieldFault) => FaultSentences {
  return (fault) => moneySentences(noun, fault)
}
