import type { ApiError } from '@coverkit/api-client'
import { fileFaults, unsent } from './fileCopy.ts'

/** Why a file was not sent: in a sentence, and whether the same file may be sent again. */
export interface FileFailure {
  readonly text: string
  readonly mayRetry: boolean
}

interface FileFailureWords {
  readonly refused: string
  /** Where what the file belongs to may still be on its way to the server. */
  readonly notSaved?: string
}

const isFault = (code: string): code is keyof typeof fileFaults => Object.hasOwn(fileFaults, code)

/** A failure to send a file, in words. */
export function fileFailure(error: ApiError, { refused, notSaved }: FileFailureWords): FileFailure {
  switch (error.kind) {
    case 'network':
      return { text: unsent.connection, mayRetry: true }
    case 'busy':
      return { text: unsent.busy, mayRetry: true }
    case 'not-found':
      return notSaved === undefined ? { text: refused, mayRetry: false } : { text: notSaved, mayRetry: true }
    case 'invalid': {
      const code = error.errors.map((one) => one.code).find(isFault)
      return { text: code ? fileFaults[code] : refused, mayRetry: false }
    }
    case 'forbidden':
    case 'unauthorised':
      return { text: refused, mayRetry: false }
    case 'timeout':
    case 'aborted':
    case 'server':
    case 'unreadable':
      return { text: unsent.unsure, mayRetry: true }
  }
}
