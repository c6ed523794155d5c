import type { ApiError } from '@coverkit/api-client'

export const changeDocumentCopy = {
  download: 'Download your change as a PDF',
  of: (reference: string) => `, reference ${reference}`,
  busy: 'Getting it',
  done: 'The document is in your downloads.',
  failed: 'We couldn’t get the document',
  offline: 'Check your connection, then press the button again.',
  gone: (phone: string) => `Call us on ${phone} and we’ll send it to you.`,
  tooMany: 'We can’t get it right now. Wait a few minutes, then press the button again.',
  other: 'Something went wrong on our side. Wait a moment, then press the button again.',
}

/** Why the document could not be downloaded, and what to do. */
export function changeDocumentFailure({ kind }: ApiError, phone: string): string {
  switch (kind) {
    case 'network':
    case 'timeout':
      return changeDocumentCopy.offline
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
    case 'invalid':
      return changeDocumentCopy.gone(phone)
    case 'busy':
      return changeDocumentCopy.tooMany
    case 'aborted':
    case 'server':
    case 'unreadable':
      return changeDocumentCopy.other
  }
}
