import type { ApiError } from '@coverkit/api-client'
import type { ReceiptForm } from './receiptFile.ts'

export const receiptCopy = {
  title: 'The facts your insurer will rely on',
  lead: 'Your receipt has every question we asked you and your answer. Keep a copy. If something in it is wrong, call us before your cover starts.',
  left: 'We shorten account numbers, and leave out any answer that mentions a genetic test.',
  download: { pdf: 'Download as PDF', json: 'Download the data (JSON)' } satisfies Record<
    ReceiptForm,
    string
  >,
  busy: 'Preparing your receipt',
  done: {
    pdf: 'Look for the PDF in your downloads.',
    json: 'Look for the data file in your downloads.',
  } satisfies Record<ReceiptForm, string>,
  hash: 'Its fingerprint (SHA-256):',
  checkTitle: 'How it can be checked later',
  check:
    'The data comes with a fingerprint. If a single letter changes, the fingerprint no longer matches, and anyone you give the file to can see that.',
  checkLink: 'Check a receipt',
  failed: {
    title: 'We couldn’t get your receipt',
    offline: 'Check your connection, then press the button again.',
    missing: (phone: string) =>
      `You can’t open it from this page any more. {if account}Log in to your account, open{else}Open{end} the link in our email again{if account},{end} or call us on ${phone} and we’ll send it to you.`,
    other: 'Something went wrong on our side. Wait a moment, then press the button again.',
  },
}

/** Why there is no receipt, and what to do. */
export function receiptFailure({ kind }: ApiError, phone: string): string {
  switch (kind) {
    case 'network':
    case 'timeout':
      return receiptCopy.failed.offline
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
      return receiptCopy.failed.missing(phone)
    case 'aborted':
    case 'busy':
    case 'invalid':
    case 'server':
    case 'unreadable':
      return receiptCopy.failed.other
  }
}
