import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { endingCopy } from './copy.ts'

/** Why a flow is not submitted, as far as it is known, and the steps where that can be put right. */
export interface SubmissionFailure<Step extends string> {
  readonly title: string
  readonly text: string
  readonly steps: readonly Step[]
  /** A link to another page that puts it right. */
  readonly link?: FailureLink | undefined
}

interface FailureLink {
  readonly href: string
  readonly words: string
}

/** The sentences of a flow's failures. `minutes` is null where the server names no time to wait. */
export interface SubmissionFailureCopy {
  readonly title: string
  readonly offlineTitle: string
  readonly offline: string
  /** After an answer that says nothing: the server may have it. */
  readonly unsureTitle: string
  readonly unavailable: string
  /** Where the flow's own limit was reached; that of the server's load where it is absent. */
  readonly tooMany?: (minutes: number | null) => string
  /** Above links to the steps of the refused fields. */
  readonly refused: string
  /** Where no step can put it right. */
  readonly refusedAll: (phone: string) => string
  /** Where the server has something else already; as `refusedAll` where it is absent. */
  readonly conflictTitle?: string
  readonly conflict?: (phone: string) => string
  /** By the code of an error that the server names. */
  readonly byCode?: Readonly<
    Record<string, { readonly title: string; readonly text: string; readonly link?: FailureLink }>
  >
}

interface FailureContext<Step> {
  readonly failureCopy: SubmissionFailureCopy
  readonly phone: string
  /** The step on which a refused field is answered; null where none is. */
  readonly stepOfField: (field: string) => Step | null
}

/** The sentences of a failed submission. */
export function submissionFailure<Step extends string>(
  failure: MutationFailure,
  { failureCopy: copy, phone, stepOfField }: FailureContext<Step>,
): SubmissionFailure<Step> {
  const { conflictTitle = copy.title, conflict = copy.refusedAll, tooMany = endingCopy.tooMany } = copy
  const errors = failure.kind === 'refused' ? failure.errors : []
  const steps = [...new Set(errors.flatMap(({ field }) => stepOfField(field) ?? []))]
  const said = (title: string, text: string): SubmissionFailure<Step> => ({ title, text, steps })
  return failureCase(failure, {
    offline: said(copy.offlineTitle, copy.offline),
    unavailable: said(copy.unsureTitle, copy.unavailable),
    unreadable: said(copy.unsureTitle, endingCopy.unreadable(phone)),
    tooMany: (minutes) => said(copy.title, tooMany(minutes)),
    conflict: said(conflictTitle, conflict(phone)),
    byCode: Object.fromEntries(
      Object.entries(copy.byCode ?? {}).map(([code, words]) => [code, { ...words, steps: [] }]),
    ),
    refused: said(copy.title, steps.length > 0 ? copy.refused : copy.refusedAll(phone)),
  })
}
