import type { ApiError, FieldError, StoredHead } from '@coverkit/api-client'

/**
 * Why the server does not have what was sent, as far as it is known. After `offline`, no answer at all, `unavailable`,
 * none that counts, and `unreadable`, one that can't be read, it may have it: the same content goes again as the same request.
 */
export type MutationFailure =
  | { readonly kind: 'offline' | 'unavailable' | 'unreadable' }
  /** `retryAfterMs` is null where the server names no time. */
  | {
      readonly kind: 'too-many'
      readonly errors: readonly FieldError[]
      readonly retryAfterMs: number | null
    }
  /** `errors` is empty where no field is to blame. */
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  /** Something else is stored than what the content started from. */
  | { readonly kind: 'conflict'; readonly head: StoredHead | null }

/** Whether no code was mailed since the customer's address is not confirmed: a 409 though nothing else is stored. */
const isUnconfirmed = (errors: readonly FieldError[]) =>
  errors.some(({ code }) => code === 'email-unverified')

export function mutationFailure(error: ApiError): MutationFailure {
  switch (error.kind) {
    case 'network':
      return { kind: 'offline' }
    case 'busy':
      return { kind: 'too-many', errors: error.errors, retryAfterMs: error.retryAfterMs }
    case 'invalid':
      if (error.status === 409 && !isUnconfirmed(error.errors))
        return { kind: 'conflict', head: error.head ?? null }
      return { kind: 'refused', errors: error.errors }
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
      return { kind: 'refused', errors: [] }
    case 'timeout':
    case 'aborted':
    case 'server':
      return { kind: 'unavailable' }
    case 'unreadable':
      return { kind: 'unreadable' }
  }
}

/** Whether the server may have what was sent. */
export const mayHaveArrived = ({ kind }: MutationFailure) =>
  kind === 'offline' || kind === 'unavailable' || kind === 'unreadable'
