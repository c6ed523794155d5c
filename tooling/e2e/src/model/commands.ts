import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { untilPersisted } from '../persisted/deviceRows.ts'
import { stepAt, steps } from './steps.ts'
import { expectRemembered, expectStep, type Memory, type Visit } from './Visit.ts'

export type Command = fc.AsyncCommand<Memory, Visit>

const MOST_TABS = 3

interface Move {
  readonly name: string
  readonly mayRun: (memory: Memory, visit?: Visit) => boolean
  /** Acts in the browser and records what must be true afterwards. */
  readonly run: (memory: Memory, visit: Visit) => Promise<void>
}

/** A command after which the sequence ends once enough were done; nothing may be lost by then. */
function command({ name, mayRun, run }: Move, most: number): Command {
  return {
    check: (memory) => memory.done < most && mayRun(memory),
    async run(memory, visit) {
      memory.done += 1
      memory.log.push(name)
      await run(memory, visit)
      visit.tab.step = memory.step
      await expectRemembered(visit.tab, memory)
    },
    toString: () => name,
  }
}

function type(which: number, random: number): Move {
  const questionIn = (memory: Memory) => {
    const { questions } = stepAt(memory.step)
    return questions[which % questions.length] ?? questions[0]
  }
  return {
    name: `type ${which} ${random}`,
    mayRun: (memory) => {
      const question = questionIn(memory)
      return question !== undefined && question.valueOf(random) !== memory.values.get(question.label)
    },
    async run(memory, { page }) {
      const question = questionIn(memory)
      if (!question) return
      const value = question.valueOf(random)
      await untilPersisted(page, () => question.answer(page, value))
      memory.values.set(question.label, value)
    },
  }
}

const next: Move = {
  name: 'next',
  mayRun: ({ step, values, isOffline, mayLackCode }) => {
    const { questions, goesOnWith = {} } = stepAt(step)
    const isAnswered = questions.every(({ label }) => values.has(label))
    const goesOn = Object.entries(goesOnWith).every(([label, value]) => values.get(label) === value)
    return step < steps.length - 1 && isAnswered && goesOn && !(isOffline && mayLackCode)
  },
  async run(memory, { page }) {
    // A crash must not lose persisted answers, which are written a moment after the press.
    await untilPersisted(page, () => page.getByRole('button', { name: 'Continue', exact: true }).click())
    for (const { label } of stepAt(memory.step).questions) {
      memory.submitted.set(label, memory.values.get(label) ?? '')
    }
    memory.step += 1
    memory.furthest = Math.max(memory.furthest, memory.step)
    memory.mayLackCode = memory.isOffline
    await expectStep(page, memory.step)
  },
}

const back: Move = {
  name: 'back',
  mayRun: ({ step, isOffline }) => step > 0 && !isOffline,
  async run(memory, { page }) {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    memory.step -= 1
  },
}

const isOnline = ({ isOffline }: Memory) => !isOffline

const reload: Move = {
  name: 'reload',
  mayRun: isOnline,
  run: async (_memory, { page }) => void (await page.reload()),
}
const crash: Move = { name: 'crash', mayRun: isOnline, run: ({ step }, visit) => visit.crash(step) }

/** The code is prefetched once a page is idle; if that failed, only the press that needs it loads it. */
async function hasNextCode(page: Page, step: number): Promise<boolean> {
  const { code } = steps[step + 1] ?? stepAt(step)
  const isThere = (name: string) =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes(name) && 'decodedBodySize' in entry && entry.decodedBodySize !== 0)
  return expect
    .poll(() => page.evaluate(isThere, code), { timeout: 1_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

const offline: Move = {
  name: 'offline',
  mayRun: isOnline,
  async run(memory, { page, context }) {
    // Without the code that persists answers, the page says so, and stores nothing before the network is back.
    await page.waitForLoadState('networkidle')
    memory.mayLackCode = !(await hasNextCode(page, memory.step))
    await context.setOffline(true)
    memory.isOffline = true
  },
}

const online: Move = {
  name: 'online',
  mayRun: ({ isOffline }) => isOffline,
  async run(memory, { context }) {
    await context.setOffline(false)
    memory.isOffline = false
  },
}

const fail = (count: number): Move => ({
  name: `fail ${count}`,
  mayRun: () => true,
  run: async (_memory, visit) => {
    visit.failing = count
  },
})

const newTab: Move = {
  name: 'newTab',
  mayRun: isOnline,
  async run({ step }, visit) {
    if (visit.tabs.length >= MOST_TABS) await visit.tabs.shift()?.page.close()
    await visit.open(step)
  },
}

const clockJump = (minutes: number): Move => ({
  name: `clockJump ${minutes}`,
  mayRun: () => true,
  run: async (_memory, { context }) => context.clock.fastForward(minutes * 60_000),
})

/** Sequences in which about so many commands are done. */
export function sequences(most: number): fc.Arbitrary<readonly Command[]> {
  const input = fc.tuple(fc.nat(1), fc.nat(9_999)).map(([which, random]) => type(which, random))
  const moves = fc.oneof(
    { weight: 6, arbitrary: input },
    { weight: 5, arbitrary: fc.constant(next) },
    { weight: 2, arbitrary: fc.constant(back) },
    { weight: 1, arbitrary: fc.constantFrom(reload, crash, newTab) },
    { weight: 2, arbitrary: fc.constantFrom(offline, online) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }).map(fail) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 180 }).map(clockJump) },
  )
  // Some commands are not possible where they occur; only the others count.
  return fc.array(
    moves.map((move) => command(move, most)),
    { minLength: 3 * most, maxLength: 3 * most },
  )
}
