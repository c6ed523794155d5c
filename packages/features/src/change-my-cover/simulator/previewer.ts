import type { ApiError, Result } from '@coverkit/api-client'
import type { PolicyPreview, PolicyPreviewRequest } from '@coverkit/core/change-cover'

/** How long nothing has to change before a price is asked for. */
export const PAUSE_MS = 300

/** The state of a price. The last price remains until the next one arrives. */
export interface PreviewState {
  readonly preview: PolicyPreview | null
  /** The latest change has no price yet. */
  readonly isUpdating: boolean
  readonly failure: ApiError['kind'] | null
}

/** Asks for the prices of what changes, once a pause. */
export interface Previewer {
  /** Something changed: its price is asked for after a pause. */
  request(body: PolicyPreviewRequest): void
  /** Requests the price now, without waiting for further changes. */
  flush(): void
  /** Asks again for what failed. */
  retry(): void
  stop(): void
}

interface PreviewerOptions {
  readonly load: (body: PolicyPreviewRequest, signal: AbortSignal) => Promise<Result<PolicyPreview, ApiError>>
  readonly show: (state: PreviewState) => void
}

/** A request that waits for the pause, or is on its way. */
interface Pending {
  readonly isWaiting: boolean
  stop(): void
}

/**
 * One request a pause, at most one on its way. What changes meanwhile aborts the one before, and an answer counts only for the
 * latest change.
 */
export function createPreviewer({ load, show }: PreviewerOptions): Previewer {
  let state: PreviewState = { preview: null, isUpdating: false, failure: null }
  let latest: PolicyPreviewRequest | null = null
  let pending: Pending | null = null

  const change = (next: Partial<PreviewState>) => {
    state = { ...state, ...next }
    show(state)
  }
  const cancel = () => {
    pending?.stop()
    pending = null
  }
  async function send(body: PolicyPreviewRequest): Promise<void> {
    cancel()
    const own = new AbortController()
    const request: Pending = { isWaiting: false, stop: () => own.abort() }
    pending = request
    const answer = await load(body, own.signal).catch(
      () => ({ ok: false, error: { kind: 'network' } }) as const,
    )
    // Another change has come since, and this price is of none that is on the screen.
    if (pending !== request) return
    pending = null
    if (answer.ok) change({ preview: answer.value, isUpdating: false, failure: null })
    else change({ isUpdating: false, failure: answer.error.kind })
  }

  return {
    request(body) {
      cancel()
      latest = body
      if (!state.isUpdating || state.failure !== null) change({ isUpdating: true, failure: null })
      const timer = setTimeout(() => void send(body), state.preview === null ? 0 : PAUSE_MS)
      pending = { isWaiting: true, stop: () => clearTimeout(timer) }
    },
    flush() {
      if (pending?.isWaiting && latest !== null) void send(latest)
    },
    retry() {
      if (latest === null || state.isUpdating) return
      change({ isUpdating: true, failure: null })
      void send(latest)
    },
    stop: cancel,
  }
}
