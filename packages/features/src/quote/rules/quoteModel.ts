import type { StepReader } from '#common/step-form/stepReader.ts'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import type { QuoteField } from '../answers/quoteLeaves.ts'

/** A step of the quote: how its fields are read, and what they ask. */
export interface QuoteModel<Field extends string = string> extends StepReader<QuoteAnswers, Field> {
  /** The leaf of the quote that each field asks; none for a field that asks nothing of the quote. */
  readonly leaves: { readonly [Name in Field]?: QuoteField }
}
