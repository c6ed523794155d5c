import type { FieldFault } from './fieldFault.ts'

/** One sentence for each kind of fault of a field; `otherwise` serves the codes without one of their own. */
export type FaultSentences = { readonly [code: string]: string } & { readonly otherwise: string }

type Sentences = FaultSentences | ((fault: FieldFault) => FaultSentences)

/** The sentences of a form's fields; a field without any says to choose an option. */
export type FieldMessages<Field extends string> = {
  readonly [Name in Field]?: Sentences
}

/** The sentence that the visitor reads of a refused field. */
export function messageOf<Field extends string>(
  messages: FieldMessages<Field>,
  field: Field,
  fault: FieldFault,
): string {
  const own: Sentences = messages[field] ?? chooseSentences
  const sentences = typeof own === 'function' ? own(fault) : own
  return sentences[fault.code] ?? sentences.otherwise
}

const chooseSentences: FaultSentences = { otherwise: 'Choose an option' }
