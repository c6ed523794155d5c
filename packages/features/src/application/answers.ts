import {
  type ApplicationAnswers as Application,
  type ClientQuote,
  type DocumentVersion,
  emptyApplication,
  type InsurerAnswer,
} from '@coverkit/core'
import type { Key, Answers as QuestionnaireAnswers } from '@coverkit/core/questionnaire'
import type { SliceStorage } from '@coverkit/flow'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import type { NamedAnswers } from '#fields/named-person'
import type { ChosenQuote } from '#quote/answers'
import { noPaymentNumbers, type PaymentNumbers } from './paymentNumbers.ts'

/** The offer that an application is for, as the visitor chose it. */
export interface Offer {
  /** The terms that the insurer priced, its adjustments included. */
  readonly terms: ClientQuote
  readonly chosen: ChosenQuote
  /** The insurer's answer for an enduring rollover, which has a rebate; missing until it was asked for. */
  readonly rollover?: InsurerAnswer
}

/** Where a submitted application is: with the insurer, or not signed by the second policy holder. */
export type SubmissionStatus = 'in-review' | 'waiting-for-second-signature'

/** The server's answer to the submission, and the answers that the last page still shows. */
export interface SubmittedApplication {
  /** To quote when calling us. Where the server gives none, the id that the application was sent with. */
  readonly reference: string
  /** `received` where the server says no more than that: nothing reads it back. */
  readonly status: SubmissionStatus | 'received'
  /** ISO 8601. */
  readonly submittedAt: string
  /** The first holder's. */
  readonly email: string | null
  /** Names it to the server; missing in what earlier releases stored. */
  readonly id?: string | undefined
  /** Opens the application without sign-in; sent as a bearer token and never in an address. */
  readonly secret?: string | undefined
}

/** A submitted application that the server reads back. */
export interface TrackedApplication extends SubmittedApplication {
  readonly status: SubmissionStatus
}

/** The key that reads a sent application back, even if the answer to the submission was lost. */
export interface SubmissionKey {
  /** `tracking.draft` of the submission. */
  readonly draft: string
  /** Made here. The server gets its hash. */
  readonly secret: string
  /** When the submitted offer was chosen. */
  readonly chosenAt: string
}

export interface ApplicationAnswers extends FlowAnswers, NamedAnswers {
  /** Null until an application was begun. */
  readonly offer: Offer | null
  /** The visitor has confirmed the cover of this offer. */
  readonly isConfirmed: boolean
  /** The insurer's documents as they were on the page last; none before, or where they could not be loaded. */
  readonly offered: readonly DocumentVersion[]
  /** The offered documents that the visitor opened, each as `PDS 4.1`. */
  readonly opened: readonly string[]
  readonly application: Application
  /** Beside the application, in which they stay null: these are not stored. */
  readonly paymentNumbers: PaymentNumbers
  /** Health and lifestyle; null before the first question. Stored only where `questionnaireStorage` allows. */
  readonly questionnaire: QuestionnaireAnswers | null
  /** Keys of the questions whose wording has changed since they were answered. Stored as it is. */
  readonly reworded: readonly Key[]
  /** The storage of health answers that the visitor allows; null until they have chosen. */
  readonly questionnaireStorage: SliceStorage | null
  /** Null until a submission is sent, and again once it was answered. */
  readonly submissionKey: SubmissionKey | null
  /** Null until the server has the application: it then takes no more answers. */
  readonly submitted: SubmittedApplication | null
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
    paymentNumbers: noPaymentNumbers,
    questionnaire: null,
    reworded: [],
    questionnaireStorage: null,
    submissionKey: null,
    submitted: null,
  }
}

export function withApplication(
  answers: ApplicationAnswers,
  change: Partial<Application>,
): ApplicationAnswers {
  return { ...answers, application: { ...answers.application, ...change } }
}
