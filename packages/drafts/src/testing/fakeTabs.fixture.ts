import type { DraftState } from '../api/drafts.ts'
import type { EntryKind, Outgoing, SendOutcome } from '../api/outgoing.ts'
import { type FakeBrowser, type FakeTab, type Trip, tripKind } from './fakeBrowser.fixture.ts'
import { fakeServer } from './fakeServer.fixture.ts'

export const ATTEMPT = '0b8e5a3c-5d4e-4b7a-9c55-0d3b2f1a6e77'
export const OTHER_ATTEMPT = '7a1c1f0e-0c2b-4f0e-8f6e-2f6f5b9c2d10'

export function saveTrip(
  { drafts }: Pick<FakeTab, 'drafts'>,
  name: string,
  kind: EntryKind = 'save',
  attempt = ATTEMPT,
) {
  const body = (answers: Trip) => ({ tracking: null, trip: answers.name })
  return drafts.save(tripKind(), attempt, { name }, { entry: { kind, body } })
}

export const outboxOf = ({ store }: FakeBrowser) => store.change((change) => change.all('outbox'))

export type Script = readonly (SendOutcome | 'hang' | 'throw')[]

/** A tab whose requests are answered one after another as told; after the last, all are confirmed. */
export function tabWith(browser: FakeBrowser, script: Script = [], server = fakeServer()) {
  const sent: Outgoing[] = []
  const signals: AbortSignal[] = []
  const left = [...script]
  let wake = () => undefined as unknown
  const tab = browser.openTab({
    onWakeUp(listener) {
      wake = listener
    },
    senders: {
      trip: async (outgoing, { signal }) => {
        sent.push(outgoing)
        signals.push(signal)
        const next = left.shift()
        if (next === 'hang') return new Promise(() => undefined)
        if (next === 'throw') throw new TypeError('network')
        return next ?? server.take(outgoing)
      },
    },
  })
  return { ...tab, server, sent, signals, wake: () => wake() }
}

export function stateOf({ drafts }: Pick<FakeTab, 'drafts'>, flow = 'trip'): Promise<DraftState> {
  return new Promise((resolve) => {
    const stop = drafts.watch(flow, (state) => {
      setImmediate(() => stop())
      resolve(state)
    })
  })
}
