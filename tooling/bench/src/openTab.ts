import { openSocket } from './openSocket.ts'

/** A page that the tab shows, until it leaves. */
interface ShownPage {
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<void>
  /** The value of an expression; undefined once the page has left. */
  evaluate(expression: string): Promise<unknown>
}

export interface Tab {
  /** Undefined between two pages. */
  shown(): Promise<ShownPage | undefined>
  close(): void
}

/**
 * The only tab of a browser, driven through the tab itself: once a driver is attached to a page, Chromium prepares no
 * other page in advance. All its pages, shown or not, run `slowdown` times slower.
 */
export async function openTab(endpoint: string, slowdown: number): Promise<Tab> {
  const socket = await openSocket(endpoint)
  const sessions = new Set<string>()
  socket.on('Target.attachedToTarget', ({ sessionId }) => {
    sessions.add(String(sessionId))
    socket
      .call('Emulation.setCPUThrottlingRate', { rate: slowdown }, String(sessionId))
      .catch(() => undefined)
  })
  socket.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(String(sessionId)))
  const { targetInfos } = await socket.call('Target.getTargets', { filter: [{ type: 'tab' }] })
  const [tab] = targetInfos as readonly { readonly targetId: string }[]
  const { sessionId } = await socket.call('Target.attachToTarget', { targetId: tab?.targetId, flatten: true })
  await socket.call(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    String(sessionId),
  )

  async function valueIn(session: string, expression: string): Promise<unknown> {
    const { result } = await socket.call(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      session,
    )
    return (result as { readonly value?: unknown }).value
  }

  return {
    async shown() {
      for (const session of [...sessions].reverse()) {
        // A page that is prepared in advance has a session too.
        const isAhead = await valueIn(session, 'document.prerendering').catch(() => true)
        if (isAhead === false)
          return {
            send: async (method, params) => void (await socket.call(method, params, session)),
            evaluate: (expression) => valueIn(session, expression).catch(() => undefined),
          }
      }
      return undefined
    },
    close: () => socket.close(),
  }
}
