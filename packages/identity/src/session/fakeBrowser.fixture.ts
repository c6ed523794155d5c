import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { Channel, TabMessage } from './tabs.ts'

class FakeStorage {
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
  frozen: boolean
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
  #channels = new Set<{ name: string; tab: () => FakeTab; channel: Channel }>()
  #queues = new Map<string, Promise<unknown>>()
  readonly #options: FakeBrowserOptions

  constructor(options: FakeBrowserOptions = {}) {
    this.#options = options
  }

  openTab(session = new FakeStorage()): FakeTab {
    const page = new EventTarget()
    const tab: FakeTab = {
      session,
      page,
      frozen: false,
      environment: {
        local: this.local,
        session,
        page,
        openChannel: (name) => (this.#options.channel === false ? null : this.#open(name, () => tab)),
        locks: this.#options.locks === false ? null : this.#locks,
        now: () => Date.now() + this.clockError,
        steady: () => performance.now(),
      },
    }
    return tab
  }

  #open(name: string, tab: () => FakeTab): Channel {
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
    this.#channels.add({ name, tab, channel })
    return channel
  }

  #deliver(to: { tab: () => FakeTab; channel: Channel }, data: unknown): void {
    setTimeout(() => {
      if (to.tab().frozen) this.#deliver(to, data)
      else to.channel.onmessage?.(new MessageEvent('message', { data: data as TabMessage }))
    }, 2)
  }

  readonly #locks = {
    request: (name: string, work: () => Promise<unknown>) => {
      const turn = (this.#queues.get(name) ?? Promise.resolve()).then(work)
      this.#queues.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  } as unknown as Pick<LockManager, 'request'>
}
