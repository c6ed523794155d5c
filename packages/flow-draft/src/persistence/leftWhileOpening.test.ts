import type { Drafts } from '@coverkit/drafts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { withRawInput } from '../state/FlowAnswers.ts'
import { fakeDrafts, kind, openPage, storageOf } from '../testing/page.fixture.ts'
import { leftInput } from './leftInput.ts'

beforeAll(async () => {
  await Promise.all([import('./createDraftStore.ts'), import('../account/followAccount.ts')])
})
beforeEach(() => {
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', readyState: 'complete' }),
  )
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})
afterEach(() => vi.unstubAllGlobals())

/** A browser gives even code that it has already only in a later task. */
const inALaterTask = <Value>(value: Value) =>
  new Promise<Value>((resolve) => {
    setImmediate(resolve, value)
  })

async function tasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) await inALaterTask(undefined)
}

it.each(Array.from({ length: 12 }, (_, count) => [count]))(
  'what is typed into a page that opens is left for the next one, whenever it is left: %i tasks later',
  async (count) => {
    const device = fakeDrafts()
    device.load.mockImplementation(() => inALaterTask({ status: 'none' } as const))
    const page = openPage(
      () => inALaterTask(device as unknown as Drafts),
      { kind: () => inALaterTask(kind) },
      { mayLeaveInput: () => true },
    )
    const opening = page.ready()
    page.update((answers) => withRawInput(answers, 'who', 'name', 'Ad'))
    await tasks(count)
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    const left = [device.carry.mock.calls.map(([, carried]) => carried), leftInput('trip')]
    expect(JSON.stringify(left)).toContain('"who/name":"Ad"')
    await opening
  },
)
