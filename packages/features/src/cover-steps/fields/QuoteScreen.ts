import type { ReactNode } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteField } from '#quote/leaves'

/** One term of a step explained, with a link to more. */
export interface AsideTerm {
  readonly title: string
  readonly text: string
  /** Why the step asks what it asks; behind a line that opens. */
  readonly why: string
  readonly link?: ReactNode
}

/** The content that a screen adds to the page of its step. */
interface QuoteScreenContent {
  readonly title: string
  /** A sentence under the heading. */
  readonly intro?: ReactNode
  /** The term explained beside the questions. */
  readonly aside: AsideTerm
  /** The amount of the cover in dollars as entered on the screen; null while it is invalid. */
  readonly amount?: number | null
  readonly children: ReactNode
}

/**
 * The props of a step's screen, in the quote and in flows that change its terms: the flow that shows it draws
 * the page around it.
 */
export interface QuoteScreen<Field extends string> {
  readonly form: StepForm<QuoteAnswers, Field>
  readonly update: FlowDraft<QuoteAnswers, string>['update']
  readonly frame: (content: QuoteScreenContent) => ReactNode
  /** Formats the current value of cover that is being changed; null in a quote, and without one. */
  readonly now: (field: QuoteField) => string | null
}
