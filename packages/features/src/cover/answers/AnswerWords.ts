import type { ClientQuote, CoverKind } from '@coverkit/core'

/** How one answer of a quote is shown. */
export interface AnswerWords {
  /** Inside a sentence: `your life cover amount`. */
  readonly noun: string
  readonly format: (value: unknown) => string
}

/** The words of every answer about one cover. */
export type CoverAnswerWords<Kind extends CoverKind> = {
  readonly [Leaf in keyof ClientQuote[`${Kind}Cover`] & string]: AnswerWords
}
