import {
  type Adjustment,
  type Change,
  type ClientQuote,
  type ComparisonRequest,
  type CoverKind,
  emptyQuote,
  type Head,
  type InsurerAnswer,
  type PaidAs,
  type QuoteStep,
  type RuleResult,
  type SelectedQuote,
} from '@coverkit/core'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import type { QuoteField } from './quoteLeaves.ts'

/** The answer that an automatic change came from: its step, and the leaf of the quote that holds it. */
export interface Cause {
  readonly step: QuoteStep
  readonly field: QuoteField
}

/** Automatic changes that one rule made, told until the screen that shows them is submitted. */
export interface Announcement {
  readonly id: string
  /** The id of the step whose submission made the changes. */
  readonly step: string
  readonly changes: readonly Change[]
  /** The amount in dollars that was typed, where the change is its rounding or its limit. */
  readonly asked: number | null
  /** For changes without undo: the answer to change instead. */
  readonly cause: Cause | null
  /** The quote before and after the rule; undoing takes back what differs. */
  readonly undo: { readonly before: ClientQuote; readonly after: ClientQuote } | null
  /** `told` on the screen; `kept` unseen until its cause changes; `offered` to be restored, once. */
  readonly state: 'told' | 'kept' | 'offered'
}

/** Answers of insurers to one request, as they came in; `askedAt` is ISO 8601. */
export interface StoredComparison {
  readonly askedAt: string
  readonly request: ComparisonRequest
  readonly insurers: Readonly<Record<string, InsurerAnswer>>
  readonly head: Head | null
}

/** The visitor's own name and email, as they gave them for a mailed comparison. */
export interface MailedTo {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
}

/** The offer that the visitor chose, with the answer its breakdown is read from; `chosenAt` is ISO 8601. */
export interface ChosenQuote {
  readonly quote: SelectedQuote
  readonly chosenAt: string
  readonly adjustments: readonly Adjustment[]
  readonly answer: InsurerAnswer
}

export interface QuoteAnswers extends FlowAnswers {
  readonly quote: ClientQuote
  /** From the calculator only the personal details are asked. */
  readonly entry: 'direct' | 'calculator'
  /** Insurers may replace terms they do not offer; true from the calculator until a cover step is submitted. */
  readonly allowAdjustments: boolean
  /** The visitor typed the monthly benefit, so that earnings no longer propose it. */
  readonly typedBenefit: boolean
  /** The calculator's needs in dollars (income protection a month), offered as "use my calculated need". */
  readonly calculated: Readonly<Record<CoverKind, number>> | null
  /** The balance of the home loan in dollars, from the calculator; absent without one. */
  readonly homeLoan?: number
  /** How the visitor earns, which decides what counts as earnings; absent until they say so. */
  readonly paidAs?: PaidAs
  /** Absent until a comparison is mailed. */
  readonly mailedTo?: MailedTo
  readonly announced: readonly Announcement[]
  readonly comparison: StoredComparison | null
  /** Null again as soon as the quote changes. */
  readonly selected: ChosenQuote | null
  /**
   * Limits by age, occupation and owners, in place of `applyAllRules`: rules do not remove cover that is in force.
   * Set by flows that show these answers as a part of their own, and never stored.
   */
  readonly limits?: (quote: ClientQuote) => RuleResult
}

export function emptyQuoteAnswers(): QuoteAnswers {
  return {
    typed: {},
    progress: noProgress,
    quote: emptyQuote(),
    entry: 'direct',
    allowAdjustments: false,
    typedBenefit: false,
    calculated: null,
    announced: [],
    comparison: null,
    selected: null,
  }
}
