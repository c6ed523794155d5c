import type {
  AcceptedDocument,
  PolicyChange,
  SubmittedApplication,
  SubmittedTransfer,
} from '@coverkit/api-client'
import { formatDate, formatDay, insurerName } from '@coverkit/core'
import { documentsCopy as copy } from './copy.ts'

/** How a document is had: opened at its address, made by the server for a download, or neither any more. */
export type DocumentSource =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'receipt'; readonly application: string; readonly fileName: string }
  | { readonly kind: 'change'; readonly change: string; readonly fileName: string }
  | {
      readonly kind: 'letter'
      readonly transfer: string
      readonly insurer: string
      readonly fileName: string
    }
  | { readonly kind: 'unpublished' }

/** A document of the customer in words. */
export interface AccountDocument {
  readonly id: string
  readonly name: string
  /** `Version 4.1`, or the reference that it carries. */
  readonly version: string
  readonly date: string
  readonly source: DocumentSource
}

/** The documents of one application or transfer. */
export interface DocumentGroup {
  readonly id: string
  readonly title: string
  readonly documents: readonly AccountDocument[]
}

/** The receipt, then what was on the page and accepted, of each application. */
export function applicationDocuments(list: readonly SubmittedApplication[]): readonly DocumentGroup[] {
  return list.map(({ id, reference, submittedAt, insurer, documents = [] }) => ({
    id,
    title: copy.application(insurer.supplierName, reference),
    documents: [
      {
        id: `${id}-receipt`,
        name: copy.receipt,
        version: copy.reference(reference),
        date: formatDay(submittedAt),
        source: { kind: 'receipt', application: id, fileName: `receipt-${reference}.pdf` },
      },
      ...documents.map((document, index) => accepted(`${id}-${index}`, document)),
    ],
  }))
}

function accepted(id: string, { name, version, date, url }: AcceptedDocument): AccountDocument {
  const source = url === null ? ({ kind: 'unpublished' } as const) : ({ kind: 'link', url } as const)
  return { id, name, version: copy.version(version), date: formatDate(date), source }
}

/** The letters of authority of each transfer that everybody has signed. */
export function transferDocuments(list: readonly SubmittedTransfer[]): readonly DocumentGroup[] {
  return list.flatMap((transfer) => {
    const { id, reference, letters } = transfer
    const date = formatDay(signedOn(transfer))
    const documents = letters.map(
      (insurer): AccountDocument => ({
        id: `${id}-${insurer}`,
        name: copy.letter(insurerName(insurer)),
        version: copy.reference(reference),
        date,
        source: { kind: 'letter', transfer: id, insurer, fileName: `letter-${insurer}-${reference}.pdf` },
      }),
    )
    return documents.length === 0 ? [] : [{ id, title: copy.transfer(reference), documents }]
  })
}

/** The signed document of each change of cover. */
export function changeDocuments(list: readonly PolicyChange[]): readonly DocumentGroup[] {
  return list.map(({ id, reference, requestedAt, policyNumber }) => ({
    id,
    title: copy.change(policyNumber, reference),
    documents: [
      {
        id: `${id}-change`,
        name: copy.signedChange,
        version: copy.reference(reference),
        date: formatDay(requestedAt),
        source: { kind: 'change', change: id, fileName: `change-${reference}.pdf` },
      },
    ],
  }))
}

/** Every list is there, and none holds a document. */
export const hasNoDocuments = (
  applications: readonly SubmittedApplication[] | undefined,
  transfers: readonly SubmittedTransfer[] | undefined,
  changes: readonly PolicyChange[] | undefined,
): boolean =>
  applications?.length === 0 &&
  changes?.length === 0 &&
  transfers !== undefined &&
  transferDocuments(transfers).length === 0

/** A letter is made once the last has signed. */
function signedOn({ signatures, submittedAt }: SubmittedTransfer): string {
  return signatures.reduce(
    (last, { signedAt }) => (signedAt !== null && signedAt > last ? signedAt : last),
    submittedAt,
  )
}
