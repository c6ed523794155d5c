import type { ApiError } from '@coverkit/api-client'
import { insurabilityCopy } from '../copy.ts'

const { faults, failed } = insurabilityCopy.proof

/** Why a file was not sent: in a sentence, and whether the same file may be sent again. */
export interface ProofFailure {
  readonly text: string
  readonly mayRetry: boolean
}

const isFault = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code)

export function proofFailure(error: ApiError): ProofFailure {
  switch (error.kind) {
    case 'network':
      return { text: failed.offline, mayRetry: true }
    case 'busy':
      return { text: failed.busy, mayRetry: true }
    case 'invalid': {
      const code = error.errors.map((one) => one.code).find(isFault)
      return { text: code ? faults[code] : failed.refused, mayRetry: false }
    }
    case 'not-found':
    case 'forbidden':
    case 'unauthorised':
      return { text: failed.refused, mayRetry: false }
    case 'timeout':
    case 'aborted':
    case 'server':
    case 'unreadable':
      return { text: failed.unsure, mayRetry: true }
  }
}
