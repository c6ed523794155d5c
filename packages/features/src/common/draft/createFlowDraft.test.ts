import { type Drafts, openDrafts } from '@coverkit/drafts'
import { defineFlow } from '@coverkit/flow'
import { createStore } from 'jotai'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../session/createSession.ts'
import { stepReaders } from '../step-form/stepReaders.ts'
import { createFlowDraft, type FlowDraft } from './createFlowDraft.ts'
import { type FlowAnswers, noProgress, withTyped } from './flowAnswers.ts'

type StepId = 'who' | 'where'
interface Trip extends FlowAnswers<StepId> {
  readonly name: string | null
}

const flow = defineFlow({
  name: 'trip',
  base: '/trip',
  defaultStep: 'who',
  steps: [
    {
      id: 'who',
      path: 'who',
      schema: { safeParse: (answers) => ({ success: (answers as Trip).name !== null }) },
    },
    { id: 'where', path: 'where', schema: { safeParse: () => ({ success: true }) } },
  ],
})
const empty = (): Trip => ({ typed: {}, progress: noProgress, name: null })
const kind = { flow: 'trip', version: 1, migrations: {}, parse: (value: unknown) => value as Trip }

const loadReaders = vi.fn(async () => ({}))
let readers = stepReaders<Trip>(loadReaders)

let device: Drafts
let send = vi.fn(async () => true)

function page(
  drafts: () => Promise<Drafts> = async () => device,
): FlowDraft<Trip, StepId> & { session: Session } {
  const session: Session = {
    config: { accountName: 'plain', apiUrl: '', cdnUrl: '' },
    store: createStore(),
    drafts,
    client: () => Promise.reject(new Error('not used')),
    identity: async () => null,
  }
  return { session, ...createFlowDraft<Trip, StepId>(session, { flow, readers, kind, empty, send }) }
}

const status = (draft: ReturnType<typeof page>) => draft.session.store.get(draft.statusAtom)

// Loaded once, so that no test waits for the disk while its clock stands still.
beforeAll(() => import('./draftKeeper.ts'))
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  send = vi.fn(async () => true)
  readers = stepReaders<Trip>(loadReaders)
  device = await openDrafts({ brand: 'plain' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('keeping', () => {
  it('keeps a change a moment later, and another page reads it back', async () => {
    const first = page()
    first.update((answers) => ({ ...answers, name: 'Ada' }))
    await vi.advanceTimersByTimeAsync(200)
    await vi.dynamicImportSettled()
    const second = page()
    await second.ready()
    expect(second.read().answers.name).toBe('Ada')
    expect(status(second).loaded).toBe('found')
  })

  it('keeps several quick changes once', async () => {
    const save = vi.spyOn(device, 'save')
    const draft = page()
    await draft.ready()
    for (const name of ['A', 'Ad', 'Ada']) draft.update((answers) => ({ ...answers, name }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('keeps at once when the page is hidden', async () => {
    const draft = page()
    await draft.ready()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect((await device.list()).map(({ flow: name }) => name)).toEqual(['trip'])
  })

  it('says Saved for two seconds, and until when', async () => {
    const draft = page()
    await draft.keep()
    expect(status(draft)).toMatchObject({ keeping: 'saved', place: 'memory' })
    expect(status(draft).keptUntil).toMatch(/^\d{4}-/)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status(draft).keeping).toBe('idle')
  })

  it('never says Saved when nothing was', async () => {
    vi.spyOn(device, 'save').mockRejectedValue(new Error('full'))
    const draft = page()
    await draft.keep()
    expect(status(draft).keeping).toBe('failed')
  })

  it('lives on when the code that keeps drafts does not load, and tries again', async () => {
    let broken = true
    const draft = page(async () => {
      if (broken) throw new Error('chunk')
      return device
    })
    await draft.ready()
    expect(status(draft).keeping).toBe('failed')
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    broken = false
    await vi.advanceTimersByTimeAsync(200)
    expect(status(draft).keeping).toBe('saved')
    expect(draft.read().answers.name).toBe('Ada')
  })
})

describe('restoring', () => {
  it('lets what was typed before the draft was read win', async () => {
    const first = page()
    first.update((answers) => withTyped(withTyped(answers, 'who', 'name', 'old'), 'who', 'town', 'Perth'))
    await first.keep()
    const second = page()
    second.update((answers) => withTyped(answers, 'who', 'name', 'new'))
    await second.ready()
    expect(second.read().answers.typed).toEqual({ 'who/name': 'new', 'who/town': 'Perth' })
  })

  it('resumes at the furthest step, never beyond incomplete answers', async () => {
    const first = page()
    first.update((answers) => ({ ...answers, name: 'Ada', progress: { ...noProgress, furthest: 'where' } }))
    await first.keep()
    const second = page()
    await second.ready()
    expect(second.read().state).toMatchObject({ active: 'where', furthest: 'where' })
    first.update((answers) => ({ ...answers, name: null }))
    await first.keep()
    const third = page()
    await third.ready()
    expect(third.read().state.furthest).toBe('who')
  })

  it('leaves a newer draft alone', async () => {
    await device.save({ ...kind, version: 2 }, 'a', empty())
    const draft = page()
    await draft.ready()
    expect(status(draft).loaded).toBe('newer')
    await draft.keep()
    expect(status(draft).keeping).toBe('failed')
    expect(await device.load(kind)).toEqual({ status: 'newer', version: 2 })
  })

  it('waits while the browser renders ahead of a visit', async () => {
    Object.assign(document, { prerendering: true })
    const load = vi.spyOn(device, 'load')
    const draft = page()
    const ready = draft.ready()
    await vi.advanceTimersByTimeAsync(50)
    expect(load).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('prerenderingchange'))
    await ready
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('sending', () => {
  it('keeps first, then sends, then remembers when', async () => {
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    expect(await draft.send()).toBe(true)
    expect(send).toHaveBeenCalledTimes(1)
    expect(status(draft).sending).toBe('sent')
    await vi.advanceTimersByTimeAsync(1_000)
    const again = page()
    await again.ready()
    expect(again.read().answers.progress.sentAt).not.toBeNull()
    expect(status(again).sending).toBe('sent')
  })

  it('says not sent when the server did not confirm, also after a reload', async () => {
    send.mockResolvedValue(false)
    const draft = page()
    draft.write({ ...draft.read().state, furthest: 'where' })
    expect(await draft.send()).toBe(false)
    expect(status(draft).sending).toBe('not-sent')
    await vi.advanceTimersByTimeAsync(1_000)
    const again = page()
    await again.ready()
    expect(status(again).sending).toBe('not-sent')
  })

  it('a later save speaks for an earlier one that answers late', async () => {
    const answers: ((sent: boolean) => void)[] = []
    send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const draft = page()
    const early = draft.send()
    const late = draft.send()
    await vi.advanceTimersByTimeAsync(10)
    answers[1]?.(true)
    await late
    answers[0]?.(false)
    await early
    expect(status(draft).sending).toBe('sent')
  })

  it('identifies each save anew and the draft always the same', async () => {
    const draft = page()
    await draft.keep()
    const [one, other] = [await draft.tracking(), await draft.tracking()]
    expect(one.id).not.toBe(other.id)
    expect(one.draft).toBe(other.draft)
    expect(one).toMatchObject({ clientId: device.clientId, rev: 1 })
  })
})

it('starts anew: nothing is left on the device', async () => {
  const draft = page()
  draft.update((answers) => ({ ...answers, name: 'Ada' }))
  await draft.keep()
  await draft.restart()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(draft.read().answers).toEqual(empty())
  expect(await device.list()).toEqual([])
})

describe('the code that reads the fields', () => {
  it('is asked for again after it could not be had, and nothing typed is lost', async () => {
    loadReaders.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    const draft = page()
    draft.update((answers) => withTyped(answers, 'who', 'name', 'Ad'))
    await expect(draft.ready()).rejects.toThrow('offline')
    expect(status(draft).keeping).toBe('failed')
    await draft.ready()
    expect(draft.read().answers.typed).toEqual({ 'who/name': 'Ad' })
    await vi.advanceTimersByTimeAsync(200)
    expect(status(draft).keeping).toBe('saved')
  })
})
