/** As much of a window as consent and the tag manager use. */
export class FakeView extends EventTarget {
  readonly records = new Map<string, string>()
  readonly navigator: { globalPrivacyControl?: boolean } = {}
  readonly document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    scripts: [] as FakeScript[],
    createElement: () => new FakeScript(this.document.scripts),
    head: { append: (script: FakeScript) => void this.document.scripts.push(script) },
  })
  dataLayer?: unknown
  storageRefused = false
  readonly requestIdleCallback = (act: () => void) => void setTimeout(act, 50)
  readonly setTimeout = globalThis.setTimeout.bind(globalThis)
  readonly clearTimeout = globalThis.clearTimeout.bind(globalThis)

  get localStorage() {
    if (this.storageRefused) throw new DOMException('Refused', 'SecurityError')
    return {
      getItem: (key: string) => this.records.get(key) ?? null,
      setItem: (key: string, value: string) => void this.records.set(key, value),
    }
  }

  get asWindow(): Window & typeof globalThis {
    return this as unknown as Window & typeof globalThis
  }
}

class FakeScript {
  src = ''
  async = false
  onload?: () => void
  onerror?: () => void
  readonly #among: FakeScript[]
  constructor(among: FakeScript[]) {
    this.#among = among
  }
  remove() {
    this.#among.splice(this.#among.indexOf(this), 1)
  }
}
