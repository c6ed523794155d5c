import type { SignaturePage, TransferSignaturePage } from '@coverkit/api-client'

/** The page behind a link: an application, which has no `kind`, or a transfer of policies. */
export type SignedPage = SignaturePage | TransferSignaturePage

export const isTransfer = (page: SignedPage): page is TransferSignaturePage => 'kind' in page
