import type { ApiClient, ApiError, Result } from '@coverkit/api-client'
import { saveApplication, saveCalculation, saveQuote, saveTransfer } from '@coverkit/api-client'
import { FLOWS, type FlowTable, flowsWith } from '@coverkit/core'
import type { Outgoing, Send, SendOutcome } from '@coverkit/drafts'

interface Clients {
  /** Sends with the signed-in customer's token. */
  readonly own: () => Promise<ApiClient>
  /** Sends without a token, even when a customer is signed in. */
  readonly anonymous: () => Promise<ApiClient>
  /** Whether the signed-in customer is away: nothing of theirs is sent then. */
  readonly isAway?: () => Promise<boolean>
}

/** The body was made by the flow whose row names the operation, on this device: it is sent as it was frozen. */
type Save = (
  client: ApiClient,
  body: never,
  options: { readonly signal: AbortSignal; readonly repeated: boolean },
) => Promise<Result<unknown, ApiError>>

/** The calls behind the operations that the registry names; a flow is sent once its call is here. */
const SAVES: Readonly<Record<string, Save>> = { saveApplication, saveCalculation, saveQuote, saveTransfer }

/** How the frozen requests of each flow reach the backend. */
export function flowSenders(
  { own, anonymous, isAway }: Clients,
  flows: FlowTable = FLOWS,
): Readonly<Record<string, Send>> {
  const senderOf =
    (save: Save): Send =>
    async ({ owner, body, repeated }: Outgoing, options) => {
      const isVisitor = owner.startsWith('anon:')
      if (!isVisitor && (await isAway?.())) return { kind: 'unauthorised' }
      const client = await (isVisitor ? anonymous() : own())
      // Bodies are read back from the device, where nothing but the flow's own save writes them.
      return outcomeOf(await save(client, body as never, { ...options, repeated }))
    }
  return Object.fromEntries(
    flowsWith(flows, 'save').flatMap((flow) => {
      const save = SAVES[flows[flow]?.save ?? '']
      return save ? [[flow, senderOf(save)]] : []
    }),
  )
}

/** Maps a result to the request's outcome: confirmed, repeated, waiting or refused for good. */
export function outcomeOf(result: Result<unknown, ApiError>): SendOutcome {
  if (result.ok) return { kind: 'confirmed', answer: result.value }
  const { error } = result
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind: 'unknown' }
    case 'unreadable':
      return { kind: 'unknown', problems: [{ field: '', code: 'unreadable' }] }
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
      // A save that arrives after its submission: the server has those answers, and more.
      if (error.errors.some(({ code }) => code === 'already-submitted')) return { kind: 'confirmed' }
      return { kind: 'attention', problems: error.errors }
  }
}
