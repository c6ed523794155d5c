import { formatMoney } from '@coverkit/core'
import type { FieldFault } from './fieldFault.ts'

/** One sentence for each kind of fault of a field; `otherwise` serves the codes without one of their own. */
export type FaultSentences = { readonly [code: string]: string } & { readonly otherwise: string }

export function sentenceFor(sentences: FaultSentences, { code }: FieldFault): string {
  return sentences[code] ?? sentences.otherwise
}

/** The sentences of an amount in dollars. `noun` completes "Enter your …". */
export function moneySentences(
  noun: string,
  { min, max }: Pick<FieldFault, 'min' | 'max'> = {},
): FaultSentences {
  return {
    required: `Enter ${noun}`,
    ...(min === undefined ? {} : { min: `The least you can choose is ${formatMoney(min)}` }),
    ...(max === undefined ? {} : { max: `The most you can choose is ${formatMoney(max)}` }),
    otherwise: `Enter ${noun} in dollars, like 85,000`,
  }
}

export const chooseSentences: FaultSentences = { otherwise: 'Choose an option' }
