import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DiscardedError } from '../api/drafts.ts'
import type { EntryKind, Outgoing, SendOutcome } from '../api/outgoing.ts'
import { newId } from '../platform/newId.ts'
import {
  type FakeTab,
  fakeBrowser,
  flushed,
  type Trip,
  tripKind,
  VISITOR,
} from '../testing/fakeBrowser.fixture.ts'
import { fakeServer } from '../testing/fakeServer.fixture.ts'

/** A long run: `OUTBOX_RUNS=10000 vitest run src/outbox/outbox.interleavings.test.ts`, with `SEED` for another. */
const numRuns = Number(process.env.OUTBOX_RUNS ?? 250)

/** How a request fares: before or after the server has it, and what the tab hears of it. */
const FATES = ['ok', 'lost', 'answer lost', 'hangs', 'busy', 'wait', 'signed out'] as const
type Fate = (typeof FATES)[number]

type Command =
  | {
      readonly type: 'commit'
      readonly tab: number
      readonly flow: 'trip' | 'tour'
      readonly kind: EntryKind
    }
  | { readonly type: 'kill' | 'wake' | 'switch' | 'attach'; readonly tab: number }
  | { readonly type: 'time'; readonly ms: number }

const tab = fc.nat({ max: 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('commit' as const),
      tab,
      flow: fc.constantFrom('trip' as const, 'trip' as const, 'tour' as const),
      kind: fc.constantFrom('save' as const, 'save' as const, 'submit' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('kill' as const, 'wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('switch' as const, 'attach' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('time' as const), ms: fc.nat({ max: 20_000 }) }) },
)

interface Acknowledged {
  readonly draft: string
  readonly rev: number
  readonly id: string
  readonly kind: EntryKind
}

const kindOf = {
  trip: { ...tripKind('trip'), lastWins: ['name'] },
  tour: { ...tripKind('tour'), lastWins: ['name'] },
}
const body = (answers: Trip) => ({ trip: answers.name, tracking: null })

const arrives = (runs: { readonly numRuns: number; readonly seed?: number }) =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(command, { minLength: 1, maxLength: 14 }),
      fc.array(fc.constantFrom(...FATES), { maxLength: 14 }),
      fc.boolean(),
      fc.boolean(),
      async (scheduler, commands, fates, locks, channel) => {
        const run = world(scheduler, fates, { locks, channel })
        await run.play(commands)
        await run.calm()
        run.check()
      },
    ),
    runs,
  )

// Takes over 5 s: it runs hundreds of interleavings of tabs, answers and faults.
it(
  'every acknowledged commit arrives exactly once, with one body, as its owner, whatever happens in between',
  () => arrives({ numRuns }),
  Math.max(30_000, numRuns * 60),
)

it('a run that an account took over is not gone on with under a revision that was sent', () =>
  arrives({ numRuns: 80, seed: 1_272_197_563 }))

function world(
  scheduler: fc.Scheduler,
  fates: readonly Fate[],
  surroundings: { readonly locks: boolean; readonly channel: boolean },
) {
  const server = fakeServer()
  const acknowledged: Acknowledged[] = []
  const left = [...fates]
  let calm = false
  const browser = fakeBrowser({
    ...surroundings,
    step: (label) => scheduler.schedule(Promise.resolve(), label),
    random: () => 0.5,
  })
  const wakes = new Map<number, () => void>()
  let [names, completed] = [0, 0]

  function open(at: number): FakeTab {
    const opened = browser.openTab({
      senders: { trip: answer, tour: answer },
      // Answers complete the waiting requests, and a repeat is still byte-identical.
      completions: {
        trip: (trip: object, { id }: { id: string }) => ({ ...trip, row: id, at: ++completed }),
      },
      onWakeUp: (wake) => wakes.set(at, wake),
      onSend({ owner, repeated }) {
        const { clientId } = opened.drafts
        const present = clientId === VISITOR ? `anon:${VISITOR}` : `user:${clientId}`
        // A request that an anonymous visitor sent before signing in may be sent again, as that visitor.
        if (owner !== present && !(owner === `anon:${VISITOR}` && repeated))
          server.wrongs.push(`${owner} as ${present}`)
      },
    })
    return opened
  }

  async function answer(outgoing: Outgoing): Promise<SendOutcome> {
    const fate = calm ? 'ok' : (left.shift() ?? 'ok')
    switch (fate) {
      case 'ok':
        await scheduler.schedule(Promise.resolve(), 'request arrives')
        return after(server.take(outgoing))
      case 'answer lost':
        server.take(outgoing)
        return after({ kind: 'unknown' })
      case 'lost':
        return after({ kind: 'unknown' })
      case 'hangs':
        server.take(outgoing)
        return new Promise(() => undefined)
      case 'busy':
        return after({ kind: 'retry' })
      case 'wait':
        return after({ kind: 'retry', retryAfterMs: 3_000 })
      case 'signed out':
        return after({ kind: 'unauthorised' })
    }
  }

  const after = (outcome: SendOutcome) => scheduler.schedule(Promise.resolve(outcome), 'answer arrives')
  const tabs = [open(0), open(1)]

  async function commit({ tab: at, flow, kind }: Extract<Command, { type: 'commit' }>): Promise<void> {
    names += 1
    const drafts = tabs[at]?.drafts
    const loaded = await drafts?.load(kindOf[flow])
    const attempt = loaded?.status === 'found' ? loaded.draft.attempt : newId()
    const saved = await drafts?.save(
      kindOf[flow],
      attempt,
      { name: `name ${names}` },
      { entry: { kind, body } },
    )
    if (!saved || saved.entryId === null) return
    const entry = await browser.store.change((change) => change.get('outbox', saved.entryId ?? ''))
    const { rev } = entry ?? server.taken.find((row) => row.id === saved.entryId) ?? saved
    // A submit that joined one on its way is acknowledged with that one.
    if (rev !== saved.rev) return
    acknowledged.push({ draft: saved.attempt, rev: saved.rev, id: saved.entryId, kind })
  }

  async function act(step: Command): Promise<void> {
    if (step.type === 'commit') return commit(step)
    if (step.type === 'time') return browser.clock.pass(step.ms)
    if (step.type === 'kill') {
      tabs[step.tab]?.kill()
      tabs[step.tab] = open(step.tab)
    } else if (step.type === 'wake') wakes.get(step.tab)?.()
    else if (step.type === 'attach') await tabs[step.tab]?.drafts.attach(['trip'])
    else {
      const drafts = tabs[step.tab]?.drafts
      await drafts?.setSubject(drafts.clientId === VISITOR ? 'ada' : null)
    }
  }

  /** Lets every step be taken, in the order that the scheduler chooses. */
  async function idle(): Promise<void> {
    await scheduler.waitIdle()
    await flushed()
    if (scheduler.count() > 0) await idle()
  }

  return {
    async play(commands: readonly Command[]) {
      for (const step of commands) {
        // Not waited for: what comes next may come in the middle of it.
        void act(step).catch(refused)
        await scheduler.waitNext(Math.min(3, scheduler.count()))
      }
      await idle()
    },
    /** The server is well, each owner is back in turn, and time goes by. */
    async calm() {
      calm = true
      for (const each of tabs) each.kill()
      for (const subject of [null, 'ada', null, 'ada']) {
        const last = open(0)
        void last.drafts.setSubject(subject)
        await idle()
        void last.drafts.sendNow()
        for (let step = 0; step < 12; step += 1) {
          await idle()
          browser.clock.next()
        }
        await idle()
        last.kill()
      }
    },
    check() {
      expect(server.wrongs).toEqual([])
      for (const { draft, rev, id, kind } of acknowledged) {
        const arrived = server.taken.filter((row) => row.draft === draft)
        if (kind === 'submit')
          expect(arrived.filter((row) => row.rev === rev || row.id === id)).toHaveLength(1)
        expect(Math.max(...arrived.map((row) => row.rev))).toBeGreaterThanOrEqual(rev)
      }
      const keys = server.taken.map(({ draft, rev }) => `${draft} ${rev}`)
      expect(new Set(keys).size).toBe(keys.length)
    },
  }
}

/** A save that was refused says so: it was not acknowledged. */
function refused(error: unknown): void {
  if (!(error instanceof DiscardedError)) throw error
}
