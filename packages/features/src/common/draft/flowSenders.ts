import {
  type ApiClient,
  type ApiError,
  type Result,
  type SaveCalculationRequest,
  saveCalculation,
  saveQuote,
} from '@coverkit/api-client'
import type { SaveQuotesRequest } from '@coverkit/core'
import type { Outgoing, Send, SendOutcome } from '@coverkit/drafts'

interface Clients {
  /** Sends as whoever is signed in. */
  readonly own: () => Promise<ApiClient>
  /** Sends without a token, whoever is signed in. */
  readonly anonymous: () => Promise<ApiClient>
  /** Nothing of whoever is signed in goes out while they are away. */
  readonly isAway?: () => Promise<boolean>
}

type Save<Body> = (
  client: ApiClient,
  body: Body,
  options: { readonly signal: AbortSignal },
) => Promise<Result<unknown, ApiError>>

/** How the frozen requests of each flow reach the backend. The bodies were made by these flows, on this device. */
export function flowSenders({ own, anonymous, isAway }: Clients): Readonly<Record<string, Send>> {
  function sender<Body>(save: Save<Body>): Send {
    return async ({ owner, body }: Outgoing, options) => {
      const isVisitor = owner.startsWith('anon:')
      if (!isVisitor && (await isAway?.())) return { kind: 'unauthorised' }
      const client = await (isVisitor ? anonymous() : own())
      return outcomeOf(await save(client, body as Body, options))
    }
  }
  return {
    calculator: sender<SaveCalculationRequest>(saveCalculation),
    'client-quote': sender<SaveQuotesRequest>(saveQuote),
  }
}

/** What an answer means for the request: whether it goes again, waits or is refused for good. */
export function outcomeOf(result: Result<unknown, ApiError>): SendOutcome {
  if (result.ok) return { kind: 'confirmed', answer: result.value }
  const { error } = result
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'unreadable':
      return { kind: 'unknown' }
    case 'server':
      return { kind: 'retry' }
    case 'busy':
      return { kind: 'retry', retryAfterMs: error.retryAfterMs }
    case 'unauthorised':
      return { kind: 'unauthorised' }
    case 'forbidden':
    case 'not-found':
      return { kind: 'attention', problems: [] }
    case 'invalid':
      return { kind: 'attention', problems: error.errors }
  }
}
