import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { Channel, TabMessage } from './tabs.ts'

export class FakeStorage {
  readonly values = new Map<string, string>()
  getItem(key: string) {
    return this.values.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.values.set(key, value)
  }
  removeItem(key: string) {
    this.values.delete(key)
  }
}

/** One tab: its own `sessionStorage` and window, everything else shared. */
export interface FakeTab {
  readonly environment: SessionEnvironment
  readonly session: FakeStorage
  readonly page: EventTarget
  /** Its messages wait until it thaws. */
  freeze(): void
  thaw(): void
}

/** Deliveries that wait while their tab is frozen. */
interface Inbox {
  waiting: (() => void)[] | null
}

interface Waiting {
  readonly mode: LockMode
  readonly grant: () => void
  isGranted?: boolean
}

export interface FakeBrowserOptions {
  readonly locks?: boolean
  readonly channel?: boolean
}

/** A browser with tabs. Messages and locks are asynchronous, as real ones are. */
export class FakeBrowser {
  readonly local = new FakeStorage()
  /** Clocks that are wrong by this much. */
  clockError = 0

  /** The device sleeps: the steady clock stops, and no timer runs. */
  sleep(ms: number): void {
    this.clockError += ms
  }

  #channels = new Set<{ name: string; inbox: Inbox; channel: Channel }>()
  #queues = new Map<string, readonly Waiting[]>()
  readonly #options: FakeBrowserOptions

  constructor(options: FakeBrowserOptions = {}) {
    this.#options = options
  }

  openTab(session = new FakeStorage()): FakeTab {
    const page = new EventTarget()
    const inbox: Inbox = { waiting: null }
    return {
      session,
      page,
      freeze: () => {
        inbox.waiting ??= []
      },
      thaw: () => {
        const { waiting } = inbox
        inbox.waiting = null
        for (const deliver of waiting ?? []) setTimeout(deliver, 2)
      },
      environment: {
        local: this.local,
        session,
        page,
        openChannel: (name) => (this.#options.channel === false ? null : this.#open(name, inbox)),
        locks: this.#options.locks === false ? null : this.#locks,
        now: () => Date.now() + this.clockError,
        steady: () => performance.now(),
      },
    }
  }

  #open(name: string, inbox: Inbox): Channel {
    const channel: Channel = {
      onmessage: null,
      postMessage: (message) => {
        const data = structuredClone(message)
        for (const other of this.#channels)
          if (other.channel !== channel && other.name === name) this.#deliver(other, data)
      },
      close: () => {
        for (const entry of this.#channels) if (entry.channel === channel) this.#channels.delete(entry)
      },
    }
    this.#channels.add({ name, inbox, channel })
    return channel
  }

  #deliver({ inbox, channel }: { inbox: Inbox; channel: Channel }, data: unknown): void {
    const deliver = () => channel.onmessage?.(new MessageEvent('message', { data: data as TabMessage }))
    setTimeout(() => {
      if (inbox.waiting) inbox.waiting.push(deliver)
      else deliver()
    }, 2)
  }

  readonly #locks = {
    request: (name: string, ...given: unknown[]) => {
      const work = given.at(-1) as () => unknown
      const { mode = 'exclusive', signal } = given.length > 1 ? (given[0] as LockOptions) : {}
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          mode,
          grant: () =>
            Promise.resolve(work())
              .then(resolve, reject)
              .finally(() => this.#leave(name, waiting)),
        }
        this.#queues.set(name, [...(this.#queues.get(name) ?? []), waiting])
        signal?.addEventListener('abort', () => {
          if (waiting.isGranted) return
          reject(new DOMException('aborted', 'AbortError'))
          this.#leave(name, waiting)
        })
        this.#grant(name)
      })
    },
  } as unknown as Pick<LockManager, 'request'>

  #leave(name: string, done: Waiting): void {
    this.#queues.set(
      name,
      (this.#queues.get(name) ?? []).filter((waiting) => waiting !== done),
    )
    this.#grant(name)
  }

  /** In the order of the requests: the first, and those behind it that may share with it. */
  #grant(name: string): void {
    const queue = this.#queues.get(name) ?? []
    const alone = queue.findIndex(({ mode }) => mode === 'exclusive')
    const granted = alone === 0 ? queue.slice(0, 1) : alone < 0 ? queue : queue.slice(0, alone)
    for (const waiting of granted.filter(({ isGranted }) => !isGranted)) {
      waiting.isGranted = true
      setTimeout(waiting.grant, 1)
    }
  }
}
