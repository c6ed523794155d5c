import type { ApiError, Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { followCustomerSession, sessionAtom } from './customerSession.ts'
import type { MutationState } from './MutationState.ts'
import { type MutationFailure, mayHaveArrived, mutationFailure } from './mutationFailure.ts'

interface MutationDefinition<Content, Data, Request> {
  /** Makes the request of a content, with its key: once for all tries of a content that may have arrived. */
  readonly prepare: (services: PageServices, content: Content) => Promise<Request>
  /** A rejection counts as a failure too. */
  readonly send: (services: PageServices, request: Request) => Promise<Result<Data, ApiError>>
}

/** A screen's sending of something. */
export interface MutationRun<Content, Data> {
  /** Sends a content, unless one is under way, and gives where that got to. Never rejects. */
  send(content: Content): Promise<MutationState<Content, Data>>
  /** The screen is gone. */
  stop(): void
}

/** Begins a screen's sending; `show` is called with each state after the idle one. */
export type Mutation<Content, Data> = (
  services: PageServices,
  show: (state: MutationState<Content, Data>) => void,
) => MutationRun<Content, Data>

/** Something that a page sends to the server and that is no draft. Nothing but another press sends it again. */
export function defineMutation<Content, Data, Request>(
  definition: MutationDefinition<Content, Data, Request>,
): Mutation<Content, Data> {
  return (services, show) => {
    let state: MutationState<Content, Data> = { status: 'idle' }
    let unsure: Unsure<Request> | null = null

    const change = (next: typeof state) => {
      state = next
      show(next)
    }
    const stop = services.store.sub(sessionAtom, () => {
      unsure = null
      change({ status: 'idle' })
    })
    void followCustomerSession(services)

    return {
      stop,
      async send(content) {
        if (state.status === 'pending') return state
        const pending = { status: 'pending', content } as const
        change(pending)
        const isOvertaken = () => state !== pending
        const outcome = await attempt(definition, services, content, unsure)
        // The page is another customer's by now: what became of it is not theirs to see.
        if (isOvertaken()) return state
        unsure = outcome.unsure
        change(outcome.state)
        return state
      },
    }
  }
}

/** A request that may have arrived. Sent again as it is, it counts once. */
interface Unsure<Request> {
  readonly content: string
  readonly request: Request
}

interface Outcome<Content, Data, Request> {
  readonly state: MutationState<Content, Data>
  readonly unsure: Unsure<Request> | null
}

async function attempt<Content, Data, Request>(
  { prepare, send }: MutationDefinition<Content, Data, Request>,
  services: PageServices,
  content: Content,
  before: Unsure<Request> | null,
): Promise<Outcome<Content, Data, Request>> {
  const failed = (failure: MutationFailure) => ({ status: 'failed', content, failure }) as const
  const text = JSON.stringify(content)
  const again = before?.content === text ? before : null
  const request = again ? again.request : await prepare(services, content).catch(() => null)
  if (request === null) return { state: failed({ kind: 'unavailable' }), unsure: before }
  const result = await send(services, request).catch(() => null)
  if (result?.ok) return { state: { status: 'done', content, data: result.value }, unsure: null }
  const failure = result ? mutationFailure(result.error) : ({ kind: 'unavailable' } as const)
  return { state: failed(failure), unsure: mayHaveArrived(failure) ? { content: text, request } : null }
}
