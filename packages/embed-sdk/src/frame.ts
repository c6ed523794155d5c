import { type FrameEvent, type InitMessage, PROTOCOL, parseFrameEvent, parseInit } from './protocol.ts'

/** CSS pixels, as `height` allows. */
const TALLEST = 20_000

/** The frame's partners, and its handler of their message. */
export interface FrameOptions {
  /** The partner pages that may talk with this frame, as exact origins such as `https://www.partner.example`. */
  readonly allowedOrigins: readonly string[]
  /**
   * Called with a valid `init`; `origin` is the partner page that sent it. Return false to wait for another
   * message; any other value ends the listening.
   */
  readonly onInit: (init: InitMessage, origin: string) => unknown
  /** The frame's window; for tests. */
  readonly view?: Window
}

/** The open channel to the partner page. Outside a frame every send returns false. */
export interface FrameConnection {
  /** Sends an event to the partner page. False when there is no such page, or a value is not allowed. */
  emit(event: FrameEvent): boolean
  /** Sends `height` now and whenever the content's height changes. Returns a function that stops it. */
  watchHeight(content: Element): () => void
  /** Stops listening and sending. */
  close(): void
}

/**
 * The frame's side of the protocol: listens for `init`, says `ready`. Outside a frame it does nothing.
 *
 * A message counts only when it comes from the parent window and from a listed origin. Events go to that exact
 * origin; before the first message, to the origin the browser names, else to each listed one, of which the browser
 * delivers at most the true one.
 *
 * @throws TypeError when an allowed origin is not an exact origin, such as `*` or one with a path.
 */
export function connectFrame({ allowedOrigins, onInit, view = window }: FrameOptions): FrameConnection {
  const wrong = allowedOrigins.find((origin) => !isExactOrigin(origin))
  if (wrong !== undefined) throw new TypeError(`Not an exact origin: ${wrong}`)
  const stopped = new AbortController()
  let targets = view.parent === view ? [] : likelyOrigins(view, allowedOrigins)
  let settled = false

  function emit(event: FrameEvent): boolean {
    const sound = parseFrameEvent({ ...event, protocol: PROTOCOL })
    if (sound === null || stopped.signal.aborted) return false
    for (const origin of targets) view.parent.postMessage({ protocol: PROTOCOL, ...sound }, origin)
    return targets.length > 0
  }

  function receive({ data, origin, source }: MessageEvent): void {
    if (settled || source !== view.parent || !allowedOrigins.includes(origin)) return
    const init = parseInit(data)
    if (init === null) return
    targets = [origin]
    settled = onInit(init, origin) !== false
  }

  function watchHeight(content: Element): () => void {
    let last = -1
    const observer = new ResizeObserver(() => {
      const height = Math.min(Math.ceil(content.getBoundingClientRect().height), TALLEST)
      if (height !== last && emit({ type: 'height', height })) last = height
    })
    observer.observe(content)
    const stop = () => observer.disconnect()
    stopped.signal.addEventListener('abort', stop)
    return stop
  }

  if (view.parent !== view) view.addEventListener('message', receive, { signal: stopped.signal })
  emit({ type: 'ready' })
  return { emit, watchHeight, close: () => stopped.abort() }
}

function isExactOrigin(origin: string): boolean {
  return URL.canParse(origin) && /^https?:[^*]+$/.test(origin) && new URL(origin).origin === origin
}

/** Firefox names no ancestors; its referrer does on the frame's first page. */
function likelyOrigins({ location, document }: Window, allowed: readonly string[]): readonly string[] {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
  const parent = location.ancestorOrigins?.[0] ?? (referrer === location.origin ? undefined : referrer)
  return parent === undefined ? allowed : allowed.filter((origin) => origin === parent)
}
