const WARN_MS = 10 * 60_000
const OUT_MS = 15 * 60_000
const THROTTLE_MS = 5_000
/** Other tabs have that long to say that they are in use. */
const OBJECTION_MS = 1_000
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'] as const
const LISTEN = { capture: true, passive: true }

export interface IdleOptions {
  /** Where activity is seen; the window. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Milliseconds of a clock that nobody sets. */
  readonly steady: () => number
  readonly onWarning: (warns: boolean) => void
  readonly onOut: () => void
  /** Tells other tabs how long nothing has happened here. */
  readonly tell: (idleMs: number) => void
  /** Asks other tabs to tell theirs. */
  readonly ask: () => void
}

export interface IdleWatch {
  /** The customer is here, whatever the screen shows. */
  stay(): void
  /** Another tab was last used that long ago. */
  heard(idleMs: number): void
  /** Tells the others, when asked. */
  report(): void
  stop(): void
}

/**
 * Warns after 10 minutes without activity in any tab and ends after 15. Once it warns, only `stay` counts: a press on
 * the warning itself must not take it away from under the pointer.
 */
export function watchIdle({ page, steady, onWarning, onOut, tell, ask }: IdleOptions): IdleWatch {
  let last = steady()
  let warned = false
  let asked = false
  let timer: ReturnType<typeof setTimeout>

  const idle = () => steady() - last
  function plan() {
    const next = (warned ? OUT_MS - OBJECTION_MS : WARN_MS) - idle()
    clearTimeout(timer)
    timer = setTimeout(look, asked ? OBJECTION_MS : next)
  }
  function warn(warns: boolean) {
    if (warned !== warns) onWarning(warns)
    warned = warns
  }
  function look() {
    if (asked) return onOut()
    warn(idle() >= WARN_MS)
    asked = idle() >= OUT_MS - OBJECTION_MS
    if (asked) ask()
    plan()
  }
  function moved(at: number) {
    if (at <= last) return
    last = at
    asked = false
    warn(false)
    plan()
  }
  function stay() {
    moved(steady())
    tell(0)
  }
  function act() {
    if (!warned && idle() >= THROTTLE_MS) stay()
  }

  for (const type of ACTIVITY) page.addEventListener(type, act, LISTEN)
  plan()
  return {
    stay,
    heard: (idleMs) => moved(steady() - idleMs),
    report: () => tell(idle()),
    stop() {
      clearTimeout(timer)
      for (const type of ACTIVITY) page.removeEventListener(type, act, LISTEN)
    },
  }
}
