import { SECOND_HOLDER_DECLARATIONS } from '@coverkit/core'
import { TRANSFER_AUTHORITY, transferAuthority } from '@coverkit/core/transfer'
import { shownAuthority } from '#submission/transfers'
import { secondDeclarations, shownWords, signCopy, transferSignCopy } from './copy.ts'
import { isTransfer, type SignedPage } from './SignedPage.ts'

/** The declarations of a second policy holder, as shown above their signature. */
export interface Declared {
  readonly title: string
  readonly lead: string
  readonly points: readonly { readonly title: string; readonly text: string }[]
  /** The label of the tick. */
  readonly accept: string
  readonly acceptMissing: string
  /** The texts that are hashed. */
  readonly shown: readonly string[]
  /** Which text it is, as core names it. */
  readonly version: { readonly id: string; readonly version: string }
}

/** `broker` is the brand's name. */
export function declaredOn(page: SignedPage, broker: string): Declared {
  if (isTransfer(page)) {
    const { title, lead, accept, acceptMissing } = transferSignCopy
    return {
      title,
      lead,
      accept,
      acceptMissing,
      points: transferAuthority(broker),
      shown: shownAuthority(broker, accept),
      version: TRANSFER_AUTHORITY,
    }
  }
  const { title, lead, accept, acceptMissing } = signCopy.declarations
  const insurer = page.insurer.supplierName
  return {
    title,
    lead,
    accept,
    acceptMissing,
    points: secondDeclarations(insurer, page.firstHolder),
    shown: shownWords(insurer, page.firstHolder),
    version: SECOND_HOLDER_DECLARATIONS,
  }
}
