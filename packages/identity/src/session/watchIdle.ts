import { createIdleClock, type IdleClock } from './idleClock.ts'
import type { LastUse } from './lastUse.ts'

const WARN_MS = 10 * 60_000
/** After this time the customer counts as away. */
export const IDLE_OUT_MS = 15 * 60_000
const THROTTLE_MS = 5_000
/** Milliseconds for other tabs to report that they are in use. */
const OBJECTION_MS = 1_000
/** How soon a device that wakes from sleep is noticed without any event. */
const TICK_MS = 1_000
/** Not `scroll`: a page whose content grows scrolls without the customer. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const WAKE_UPS = ['focus', 'pageshow', 'resume', 'visibilitychange'] as const

export interface IdleOptions {
  /** Source of activity events; the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>
  /** Milliseconds of a monotonic clock, which may stop while the device sleeps. */
  readonly steady: () => number
  /** This device's clock, in milliseconds. */
  readonly now: () => number
  /** The last use, shared by all tabs. */
  readonly lastUse: LastUse
  /** Null: no warning is shown. */
  readonly onWarning: ((warns: boolean) => void) | null
  readonly onOut: () => void
  /** Notifies other tabs of the idle time here. */
  readonly notify: (idleMs: number) => void
  /** Requests the idle times of other tabs. */
  readonly requestIdle: () => void
}

export interface IdleWatch {
  /** The customer is here, whatever the screen shows. */
  stay(): void
  /** Warns or ends now if it is time; timers may be late, above all after sleep. */
  check(): void
  /** Another tab was last used that long ago. */
  received(idleMs: number): void
  /** Sends this tab's idle time on request. */
  report(): void
  stop(): void
}

/**
 * Warns after 10 minutes without activity in any tab and ends after 15, sleep included. Once it warns, only `stay`
 * counts: a press on the warning itself must not take it away from under the pointer.
 */
export function watchIdle(options: IdleOptions): IdleWatch {
  const { page, steady, now, lastUse, onWarning, onOut, notify, requestIdle } = options
  const shared = lastUse.idle()
  const clock = createIdleClock(steady, now, Number.isFinite(shared) ? shared : 0)
  const { idle, use } = watchUse(clock, lastUse)
  const ended = new AbortController()
  const listen = { capture: true, passive: true, signal: ended.signal }
  let warned = false
  let requested = false
  let timer: ReturnType<typeof setTimeout>

  function plan() {
    clearTimeout(timer)
    timer = setTimeout(check, TICK_MS)
  }
  function warn(warns: boolean) {
    if (warned !== warns) onWarning?.(warns)
    warned = warns
  }
  function out() {
    stop()
    onOut()
  }
  function check() {
    if (ended.signal.aborted) return
    const idleMs = idle()
    if (idleMs >= IDLE_OUT_MS) return out()
    warn(onWarning !== null && idleMs >= WARN_MS)
    const isNear = idleMs >= IDLE_OUT_MS - OBJECTION_MS
    if (isNear && !requested) requestIdle()
    requested = isNear
    plan()
  }
  function moved(idleMs: number) {
    if (ended.signal.aborted || idleMs > clock.idle()) return
    clock.reset(idleMs)
    requested = false
    warn(false)
    plan()
  }
  function stay() {
    if (idle() >= IDLE_OUT_MS) return check()
    use()
    moved(0)
    notify(0)
  }
  function act() {
    const idleMs = idle()
    // Waking the device does not reset the idle time.
    if (idleMs >= (onWarning ? WARN_MS : IDLE_OUT_MS)) check()
    else if (!warned && idleMs >= THROTTLE_MS) stay()
  }
  function stop() {
    ended.abort()
    clearTimeout(timer)
  }

  for (const type of ACTIVITY) page.addEventListener(type, act, listen)
  for (const type of WAKE_UPS) page.addEventListener(type, check, listen)
  plan()
  return { stay, check, received: moved, report: () => notify(idle()), stop }
}

/** The use of every tab: `idle` is the time since the last, `use` writes one of this tab's. */
function watchUse(clock: IdleClock, lastUse: LastUse) {
  let knownUse = lastUse.at()
  return {
    idle() {
      const own = clock.idle()
      if (lastUse.at() === knownUse) return own
      // Another tab was used. A use that is known already adds nothing: the clock may have been set since.
      knownUse = lastUse.at()
      const others = lastUse.idle()
      if (others < own) clock.reset(others)
      return Math.min(own, others)
    },
    use() {
      lastUse.write(0)
      knownUse = lastUse.at()
    },
  }
}
