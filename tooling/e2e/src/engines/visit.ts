import { readPdf } from '@coverkit/sandbox/read-pdf'
import { expect } from '@playwright/test'
import type { Driver, Key } from './Driver.ts'
import { type Sought, scriptFor } from './findOnPage.ts'

/** How long a page may take until it shows what is looked for: a slow machine takes longer, a broken page fails all the same. */
const WITHIN_MS = 30_000
const POLLS = { timeout: WITHIN_MS, intervals: [50] }

const MOST_TRIES = 5

declare global {
  /** Whether the press that is under way has reached what it is for. */
  var wasPressed: boolean | undefined
}

/** A prerendered page has begun to hydrate: no script receives a form that is sent earlier. */
const IS_STARTED = `(({ dataset, ...root }) =>
  dataset.path === undefined || Object.keys(root).some((key) => key.startsWith('__reactContainer$'))
)(document.getElementById('root') ?? { dataset: {} })`

/** Runs in the page. */
function watchPress(element: Element): void {
  window.wasPressed = false
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && element.contains(target)) window.wasPressed = true
    },
    { once: true, capture: true },
  )
}

/** The actions of a visitor, in any engine. Each waits for the control or text that it names. */
export interface Visitor {
  readonly engine: string
  open(address: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  /** Ticks a box, or takes its tick away. */
  tick(label: string, group?: string): Promise<void>
  /** Chooses a radio of a group, an item of a `select`, or an offered item of a combobox. */
  choose(group: string, option: string): Promise<void>
  press(name: string, group?: string): Promise<void>
  see(text: string): Promise<void>
  seeHeading(name: string): Promise<void>
  attach(label: string, file: string): Promise<void>
  /** Types into the element that an expression in the page gives. */
  type(element: string, text: string): Promise<void>
  /** Goes into the frame that an expression in the page gives: from here on, all verbs act in it. */
  enter(frame: string): Promise<void>
  valueOf(label: string): Promise<string>
  key(name: Key): Promise<void>
  /** @returns the texts of the sheets that the page is printed on */
  print(): Promise<readonly string[]>
  /** @returns what the window shows, as a PNG */
  picture(): Promise<Uint8Array>
  reload(): Promise<void>
  back(): Promise<void>
  /** @returns the value of an expression in the page */
  run<T>(expression: string): Promise<T>
  /** Waits until an expression in the page holds. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

export function visit(driver: Driver): Visitor {
  const until = async (expression: string, description = expression) => {
    // While one page is left for another, no page may answer.
    const holds = () => driver.run<boolean>(`Boolean(${expression})`).catch(() => false)
    try {
      await expect.poll(holds, POLLS).toBe(true)
    } catch {
      throw new Error(`${driver.engine} does not show ${description}: ${await seen()}`)
    }
  }
  const seen = () =>
    driver
      .run<string>(
        `location.pathname + ' ' + (document.querySelector('main') ?? document.body).innerText.slice(0, 4000)`,
      )
      .catch((error: unknown) => String(error))
  const find = async (sought: Sought) => {
    const script = scriptFor(sought)
    await until(`${script} !== null`, `the ${sought.kind} ${sought.group ?? ''} ${sought.name}`)
    return script
  }
  /** A driver looks where it is and then presses there: what moves in between is pressed again. */
  const press = async (sought: Sought) => {
    for (let tries = 1; ; tries += 1) {
      const script = await find(sought)
      await until(IS_STARTED, 'its scripts')
      await driver.run(`(${watchPress.toString()})(${script})`)
      await driver.click(script)
      // A page that was left knows nothing of it.
      const wasMissed = (await driver.run('window.wasPressed === false').catch(() => false)) === true
      if (!wasMissed) return
      if (tries === MOST_TRIES) throw new Error(`${driver.engine} did not press ${sought.name}.`)
    }
  }
  const field = (name: string) => find({ kind: 'field', name })

  return {
    engine: driver.engine,
    open: driver.goTo,
    fill: async (label, text) => driver.type(await field(label), text),
    tick: (name, group) => press({ kind: 'option', name, ...(group !== undefined && { group }) }),
    async choose(group, option) {
      const script = scriptFor({ kind: 'field', name: group })
      const isSelect = await driver.run<boolean>(`${script}?.localName === 'select'`)
      if (!isSelect) return press({ kind: 'option', name: option, group })
      await driver.run(`(() => {
        const list = ${script}
        const wanted = ${JSON.stringify(option)}
        list.value = [...list.options].find(({ text, value }) => text === wanted || value === wanted).value
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
      })()`)
    },
    press: (name, group) => press({ kind: 'press', name, ...(group !== undefined && { group }) }),
    see: async (name) => void (await find({ kind: 'text', name })),
    seeHeading: async (name) => void (await find({ kind: 'heading', name })),
    type: driver.type,
    async enter(frame) {
      await until(`${frame} !== null`, 'the frame')
      await driver.enter(frame)
    },
    attach: async (label, file) => driver.attach(await field(label), file),
    valueOf: async (label) => driver.run<string>(`${await field(label)}.value`),
    key: driver.key,
    async print() {
      if (!driver.print) throw new Error(`The driver of ${driver.engine} prints nothing.`)
      const { pages } = await readPdf(await driver.print())
      return pages.map(({ text }) => text)
    },
    picture: driver.picture,
    reload: driver.reload,
    back: driver.back,
    run: driver.run,
    until,
    close: driver.close,
  }
}
