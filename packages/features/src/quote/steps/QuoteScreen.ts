import type { ReactNode } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import type { QuoteField } from '../answers/quoteLeaves.ts'
import type { AsideTerm } from '../so-far/QuoteAside.tsx'

/** What a screen puts on the page of its step. */
export interface QuoteScreenContent {
  readonly title: string
  /** A sentence under the heading. */
  readonly intro?: ReactNode
  /** The term that stands beside the questions. */
  readonly aside: AsideTerm
  /** The amount of the cover in dollars as it stands on the screen; null while none can be read. */
  readonly amount?: number | null
  readonly children: ReactNode
}

/**
 * What the screen of a step is drawn with, in the quote and wherever somebody changes such terms: the flow that shows it
 * draws the page around it.
 */
export interface QuoteScreen<Field extends string> {
  readonly form: StepForm<QuoteAnswers, Field>
  readonly update: FlowDraft<QuoteAnswers, string>['update']
  readonly frame: (content: QuoteScreenContent) => ReactNode
  /** The value of now in words, of cover that somebody has and changes; null of a quote, and where there is none. */
  readonly now: (field: QuoteField) => string | null
}
