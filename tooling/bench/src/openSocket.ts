type Values = Readonly<Record<string, unknown>>

/** A message of Chromium's debugger. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Values
  readonly result?: Values
  readonly error?: { readonly message: string }
}

export interface DebuggerSocket {
  call(method: string, params?: Values, sessionId?: string): Promise<Values>
  /** Subscribes to events of the browser. */
  on(method: string, listener: (params: Values) => void): void
  close(): void
}

/** A page that leaves in the middle of a call never answers it. */
const ANSWERED_WITHIN_MS = 2_000

/** Sends commands to Chromium's debugger as a whole browser. */
export async function openSocket(endpoint: string): Promise<DebuggerSocket> {
  const socket = new WebSocket(endpoint)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const requested = new Map<number, (message: Message) => void>()
  const hearing = new Map<string, (params: Values) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) hearing.get(message.method ?? '')?.(message.params ?? {})
    else requested.get(message.id)?.(message)
  })
  return {
    async call(method, params = {}, sessionId) {
      last += 1
      const id = last
      const answer = new Promise<Message>((resolve) => {
        requested.set(id, resolve)
        setTimeout(() => resolve({ error: { message: 'no answer' } }), ANSWERED_WITHIN_MS).unref()
      })
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
      const { result = {}, error } = await answer
      requested.delete(id)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
    on: (method, listener) => hearing.set(method, listener),
    close: () => socket.close(),
  }
}
