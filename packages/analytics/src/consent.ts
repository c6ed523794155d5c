export type ConsentChoice = 'accepted' | 'rejected'

export interface ConsentState {
  /** `undecided` is the only state in which to ask. */
  readonly choice: ConsentChoice | 'undecided'
  /** The browser's Global Privacy Control rejects, and the visitor has not accepted in spite of it. */
  readonly bySignal: boolean
}

export interface ConsentStore {
  consentState(): ConsentState
  /** Remembers for six months, or for this page where storage is refused. May be called again at any time. */
  setConsent(choice: ConsentChoice): void
  /** Calls back after each change, including those of other tabs. Returns a function that stops it. */
  onConsentChange(listener: (state: ConsentState) => void): () => void
}

export interface ConsentOptions {
  /** The window with the storage, the signal and the events of other tabs. */
  readonly view?: Window
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const KEY = 'coverkit.consent'
const MONTHS = 6
const FORM = /^(accepted|rejected) (\d{1,15}) ([01])$/

/** The visitor's choice about analytics: accepted and rejected are stored in the same way. */
export function createConsent({ view = window, now = Date.now }: ConsentOptions = {}): ConsentStore {
  const listeners = new Set<(state: ConsentState) => void>()
  let memory = ''

  function stored(): string {
    try {
      return view.localStorage.getItem(KEY) ?? ''
    } catch {
      return ''
    }
  }

  function consentState(): ConsentState {
    const [, choice, at, despite] = FORM.exec(memory || stored()) ?? []
    const current = Number(at) <= now() && now() < monthsAfter(Number(at))
    const signal = hasSignal(view)
    // An acceptance from before the signal was switched on does not override it.
    const stands = choice === 'rejected' || (choice === 'accepted' && (!signal || despite === '1'))
    if (current && stands) return { choice, bySignal: false }
    return { choice: signal ? 'rejected' : 'undecided', bySignal: signal }
  }

  function notify(): void {
    const state = consentState()
    for (const listener of listeners) listener(state)
  }

  function setConsent(choice: ConsentChoice): void {
    const record = `${choice} ${now()} ${hasSignal(view) ? 1 : 0}`
    try {
      view.localStorage.setItem(KEY, record)
      memory = ''
    } catch {
      memory = record
    }
    notify()
  }

  view.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) notify()
  })
  return {
    consentState,
    setConsent,
    onConsentChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function hasSignal({ navigator }: Window): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** The same day six months on, or the last day of a shorter month. */
function monthsAfter(at: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + MONTHS)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
