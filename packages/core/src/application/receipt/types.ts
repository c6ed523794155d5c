import type { PaymentPart } from '../../generated/wire.ts'
import type { PaymentFrequency } from '../../payment/paymentTerms.ts'
import type { Definition } from '../../questionnaire/types.ts'
import type { DocumentVersion } from '../types.ts'
import type { PolicyHolderDetails } from '../wire.ts'

/** The value of `kind` that marks a JSON file as a receipt. */
export const RECEIPT_KIND = 'coverkit-receipt'
/** The edition of the words and the order of a receipt. A change of either needs another, so that old hashes hold. */
export const RECEIPT_VERSION = 1

/** One question and its answer. */
export interface ReceiptItem {
  /** Counted within its section and led by the section's number, such as `3.12`. */
  readonly number: string
  /** The question, or the name of the field, as it was shown. */
  readonly question: string
  /** The subject of a question that is asked more than once, such as `Asthma`. */
  readonly about?: string
  /** The customer's answer in the words that were shown or typed; several for several choices. */
  readonly answer: readonly string[]
  /** Paths of the answer in the request that submitted it; empty for what was declared. */
  readonly fields: readonly string[]
  /** Why the answer's own words are left out. */
  readonly withheld?: 'genetic-test'
}

/** Items under a title of their own; null where they stand under the section's. */
export interface ReceiptGroup {
  readonly title: string | null
  readonly items: readonly ReceiptItem[]
}

/** A numbered part of a receipt. */
export interface ReceiptSection {
  /** Counted from 1. */
  readonly number: string
  readonly title: string
  readonly groups: readonly ReceiptGroup[]
}

/**
 * "The facts your insurer will rely on": what one policy holder has said, as plain JSON. All keys are ASCII and all
 * numbers are small and whole, so that sorting its keys is all that RFC 8785 changes in it.
 */
export interface Receipt {
  readonly kind: typeof RECEIPT_KIND
  readonly version: typeof RECEIPT_VERSION
  readonly language: 'en-AU'
  readonly title: string
  /** The day in Sydney, `YYYY-MM-DD`: of the submission, for the second holder of their signature. */
  readonly date: string
  /** Eight letters and digits to quote. */
  readonly reference: string
  /** When the application was submitted, ISO 8601. */
  readonly submittedAt: string
  readonly holder: 1 | 2
  /** The holder's title and names. */
  readonly name: string
  readonly brand: { readonly accountName: string; readonly name: string }
  readonly insurer: { readonly code: string; readonly name: string; readonly product: string }
  /** The exact version that was answered; null for the second holder, who answers no health questions. */
  readonly questionnaire: {
    readonly id: string
    readonly version: string
    /** SHA-256 of the definition's canonical JSON, in hexadecimal. */
    readonly hash: string
  } | null
  /** Sentences that say which answers are left out or shortened, and why. */
  readonly notes: readonly string[]
  readonly sections: readonly ReceiptSection[]
}

/** A signature with the declarations that it stands under. */
export interface SignedDeclarations {
  readonly statements: readonly { readonly title: string; readonly text: string }[]
  /** The words beside the tick. */
  readonly accept: string
  readonly name: string
  /** ISO 8601. */
  readonly signedAt: string
  readonly shownHash: string | null
}

/** The second holder's signature, which came after the request. */
export interface SecondSignature extends SignedDeclarations {
  /**
   * One instalment in dollars, as it was shown when they signed, or what its parts come to in a year; null where it was not
   * stored.
   */
  readonly premium: {
    readonly amount: number
    readonly frequency: PaymentFrequency
    readonly parts?: readonly PaymentPart[]
  } | null
  /** The editions of the documents that were on the page that they signed; none where none were stored. */
  readonly documents?: readonly DocumentVersion[] | undefined
}

/** The values of a receipt that are not in the request that submitted the application. */
export interface ReceiptContext {
  readonly reference: string
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string
  readonly brandName: string
  /** The version of the questionnaire that was answered. */
  readonly definition: Definition
  /** SHA-256 of its canonical JSON, in hexadecimal. */
  readonly definitionHash: string
}

/** An item before it is numbered. */
export type Entry = Omit<ReceiptItem, 'number'>

/** A group before its items are numbered. */
export interface EntryGroup {
  readonly title: string | null
  readonly items: readonly Entry[]
}

/** A section before it is numbered. */
export interface EntrySection {
  readonly title: string
  readonly groups: readonly EntryGroup[]
}

/** A person and the path of their details in the request. */
export interface HolderAt {
  readonly holder: PolicyHolderDetails
  readonly path: 'contactDetails' | 'policyHolderDetails'
}
