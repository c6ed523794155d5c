import type { ApiError } from '@coverkit/api-client'
import { scheduleCopy } from './copy.ts'

/** Why a schedule was not sent: in a sentence, and whether the same file may be sent again. */
export interface ScheduleFailure {
  readonly text: string
  readonly mayRetry: boolean
}

const { faults, failed } = scheduleCopy

const isFault = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code)

export function scheduleFailure(error: ApiError | { readonly kind: 'full' }): ScheduleFailure {
  switch (error.kind) {
    case 'full':
      return { text: scheduleCopy.full, mayRetry: false }
    case 'network':
      return { text: failed.offline, mayRetry: true }
    case 'busy':
      return { text: failed.busy, mayRetry: true }
    case 'not-found':
      return { text: failed.notSaved, mayRetry: true }
    case 'invalid': {
      const code = error.errors.map((one) => one.code).find(isFault)
      return { text: code ? faults[code] : failed.refused, mayRetry: false }
    }
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
