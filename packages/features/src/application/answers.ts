import {
  type ApplicationAnswers as Application,
  type ClientQuote,
  type DocumentVersion,
  emptyApplication,
} from '@coverkit/core'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import type { ChosenQuote } from '#quote/answers'

/** The offer that an application is for, as the visitor chose it. */
export interface Offer {
  /** The terms that the insurer priced, its adjustments included. */
  readonly terms: ClientQuote
  readonly chosen: ChosenQuote
}

export interface ApplicationAnswers extends FlowAnswers {
  /** Null until an application was begun. */
  readonly offer: Offer | null
  /** The visitor has confirmed the cover of this offer. */
  readonly isConfirmed: boolean
  /** The insurer's documents as they were on the page last; none before, or where they could not be loaded. */
  readonly offered: readonly DocumentVersion[]
  /** Of those, what was opened, each as `PDS 4.1`. */
  readonly opened: readonly string[]
  readonly application: Application
}

/** The row id of the person who is insured. A second one gets an id of its own. */
export const FIRST_HOLDER = 'holder-1'

export function emptyAnswers(): ApplicationAnswers {
  return {
    typed: {},
    progress: noProgress,
    offer: null,
    isConfirmed: false,
    offered: [],
    opened: [],
    application: emptyApplication(FIRST_HOLDER),
  }
}
