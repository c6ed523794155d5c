import { tick } from '../fields/kinds.ts'

/** The context that acceptances are judged with. */
export interface DocumentsShown {
  /** Whether the insurer's documents were on the page. */
  readonly areDocumentsShown: boolean
}

/** The acceptance that is about the insurer's documents: it can't be given before they were shown. */
export const documentsAcceptance = tick({
  required: true,
  seenWhen: (_: unknown, { areDocumentsShown }: DocumentsShown) => areDocumentsShown,
})
