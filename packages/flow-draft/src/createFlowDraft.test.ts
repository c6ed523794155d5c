import { type Drafts, openDrafts, type SendOutcome } from '@coverkit/drafts'
import { defineFlow } from '@coverkit/flow'
import { createStore } from 'jotai'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftServices } from './DraftServices.ts'
import { persistOpenFlows } from './persistence/persistOpenFlows.ts'
import { createFlowDraft, type FlowDraft } from './state/createFlowDraft.ts'
import { type FlowAnswers, noProgress, withRawInput } from './state/FlowAnswers.ts'
import type { AnswerFormat } from './status/AnswerFormat.ts'

type StepId = 'who' | 'where'
interface Trip extends FlowAnswers {
  readonly name: string | null
}

const flow = defineFlow<Trip, StepId>({
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
let readers = readersOf(loadReaders)

/** Loaded once, and asked for again where that failed. */
function readersOf(load: () => Promise<object>) {
  let isLoaded = false
  return {
    async load() {
      if (!isLoaded) await load()
      isLoaded = true
    },
  }
}
const loadRequest = vi.fn(async () => undefined)

let device: Drafts
const confirmed: SendOutcome = { kind: 'confirmed', answer: { successful: true } }
const send = vi.fn<(outgoing: { body: unknown; id: string; kind: string }) => Promise<SendOutcome>>()

function page(
  drafts: () => Promise<Drafts> = async () => device,
): FlowDraft<Trip, StepId> & { services: DraftServices } {
  const services: DraftServices = {
    store: createStore(),
    drafts,
    client: () => Promise.reject(new Error('not used')),
    flows: new Set(),
    identity: async () => null,
  }
  const request = async () => {
    await loadRequest()
    return (_services: DraftServices, { name }: Trip) => ({ tracking: null, name })
  }
  const definition = { flow, readers, kind, empty, request, words, acceptedAt: 'where' } as const
  return Object.assign(createFlowDraft(services, definition), { services })
}

const tripAnswerFormat: AnswerFormat = {
  refused: (field) => refused(field),
  label: () => null,
  value: String,
}
let words = async () => tripAnswerFormat

const refused = (field: string) => (field === 'name' ? { label: 'Your name', href: '/trip/who' } : null)

const status = (draft: ReturnType<typeof page>) => draft.services.store.get(draft.statusAtom)

// Each test has a brand of its own: drafts of one brand share a lock and a channel, also with those of an earlier test.
// Loaded once, so that no test waits for the disk while its clock stands still.
beforeAll(() => import('./persistence/createDraftStore.ts'))
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  send.mockReset().mockResolvedValue(confirmed)
  readers = readersOf(loadReaders)
  words = async () => tripAnswerFormat
  device = await openDrafts({ brand: crypto.randomUUID(), senders: { trip: send } })
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
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.persist()
    expect(status(draft)).toMatchObject({ saveState: 'saved', place: 'memory' })
    expect(status(draft).storedUntil).toMatch(/^\d{4}-/)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status(draft).saveState).toBe('idle')
  })

  it('says Saving only when it takes long', async () => {
    const draft = page()
    await draft.ready()
    const words: string[] = []
    draft.services.store.sub(draft.statusAtom, () => words.push(status(draft).saveState))
    await draft.persist()
    expect(words).not.toContain('saving')
    const { save } = device
    const { promise: written, resolve: finish } = Promise.withResolvers<void>()
    vi.spyOn(device, 'save').mockImplementation(async (...call) => {
      await written
      return save(...call)
    })
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    const stored = draft.persist()
    await vi.advanceTimersByTimeAsync(149)
    expect(words).not.toContain('saving')
    await vi.advanceTimersByTimeAsync(1)
    expect(words.at(-1)).toBe('saving')
    finish()
    await stored
    expect(words.at(-1)).toBe('saved')
  })

  it('never says Saved when nothing was', async () => {
    vi.spyOn(device, 'save').mockRejectedValue(new Error('full'))
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    expect(status(draft).saveState).toBe('changed')
    await draft.persist()
    expect(status(draft).saveState).toBe('failed')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(status(draft).saveState).toBe('failed')
  })

  it('says of a save no longer that it is saved once something was changed after it', async () => {
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.persist()
    expect(status(draft).saveState).toBe('saved')
    draft.update((answers) => ({ ...answers, name: 'Bea' }))
    expect(status(draft).saveState).toBe('changed')
    await vi.advanceTimersByTimeAsync(200)
    expect(status(draft).saveState).toBe('saved')
  })

  it('still says that a save is saved after an update that left the answers as they were', async () => {
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.persist()
    draft.update((answers) => answers)
    expect(status(draft).saveState).toBe('saved')
  })

  it('has nothing to save before anything is answered', async () => {
    const save = vi.spyOn(device, 'save')
    const draft = page()
    await draft.ready()
    draft.write({ ...draft.read().state, furthest: 'where' })
    await draft.persist()
    expect(save).not.toHaveBeenCalled()
  })

  it('lives on when the code that keeps drafts does not load, and tries again', async () => {
    let broken = true
    const draft = page(async () => {
      if (broken) throw new Error('chunk')
      return device
    })
    await draft.ready()
    expect(status(draft).saveState).toBe('failed')
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    broken = false
    await vi.advanceTimersByTimeAsync(200)
    expect(status(draft).saveState).toBe('saved')
    expect(draft.read().answers.name).toBe('Ada')
  })
})

describe('restoring', () => {
  it('lets what was typed before the draft was read win', async () => {
    const first = page()
    first.update((answers) =>
      withRawInput(withRawInput(answers, 'who', 'name', 'old'), 'who', 'town', 'Perth'),
    )
    await first.persist()
    const second = page()
    second.update((answers) => withRawInput(answers, 'who', 'name', 'new'))
    await second.ready()
    expect(second.read().answers.typed).toEqual({ 'who/name': 'new', 'who/town': 'Perth' })
  })

  it('resumes at the furthest step, never beyond incomplete answers', async () => {
    const first = page()
    first.update((answers) => ({ ...answers, name: 'Ada', progress: { ...noProgress, furthest: 'where' } }))
    await first.persist()
    const second = page()
    await second.ready()
    expect(second.read().state).toMatchObject({ active: 'where', furthest: 'where' })
    first.update((answers) => ({ ...answers, name: null }))
    await first.persist()
    const third = page()
    await third.ready()
    expect(third.read().state.furthest).toBe('who')
  })

  it('resumes as far as the answers go where the furthest step is no longer one', async () => {
    const first = page()
    first.update((answers) => ({ ...answers, name: 'Ada', progress: { ...noProgress, furthest: 'gone' } }))
    await first.persist()
    const second = page()
    await second.ready()
    expect(second.read().state.furthest).toBe('where')
  })

  it('leaves a newer draft alone', async () => {
    await device.save({ ...kind, version: 2 }, 'a', empty())
    const draft = page()
    await draft.ready()
    expect(status(draft).loaded).toBe('newer')
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.persist()
    expect(status(draft).saveState).toBe('failed')
    expect(await device.load(kind)).toEqual({ status: 'newer', version: 2 })
  })

  it('F34: says so once a tab of a newer version stored the draft, and leaves that alone from then on', async () => {
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.persist()
    const newer = { ...kind, version: 2, migrations: { 1: (answers: unknown) => answers } }
    const tab = await device.load(newer)
    if (tab.status !== 'found') throw new Error('It was saved.')
    await device.save(newer, tab.draft.attempt, { ...tab.draft.answers, name: 'Ada Lovelace' })
    await vi.advanceTimersByTimeAsync(0)
    expect(status(draft)).toMatchObject({ loaded: 'newer', saveState: expect.not.stringMatching('failed') })

    draft.update((answers) => ({ ...answers, name: 'Bea' }))
    await draft.persist()
    expect(status(draft)).toMatchObject({ loaded: 'newer', saveState: 'failed' })
    expect(await device.load(newer)).toMatchObject({ draft: { answers: { name: 'Ada Lovelace' } } })
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
  const sentOf = (draft: ReturnType<typeof page>) => status(draft).sent
  const named = (name: string) => (answers: Trip) => ({ ...answers, name })

  it('F1: keeps first, then sends on its own and remembers when', async () => {
    const draft = page()
    draft.update(named('Ada'))
    await draft.enqueue()
    expect(await device.list()).toMatchObject([{ flow: 'trip' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      kind: 'save',
      body: { name: 'Ada', tracking: { rev: 1 } },
    })
    expect(sentOf(draft)).toMatchObject({ state: 'sent', at: expect.stringMatching(/^\d{4}-/) })
    await vi.advanceTimersByTimeAsync(60_000)
    const again = page()
    await again.ready()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(again)).toEqual(sentOf(draft))
  })

  it('is one commit: what moves the visitor on is kept with the request', async () => {
    const save = vi.spyOn(device, 'save')
    send.mockReturnValue(new Promise(() => undefined))
    const draft = page()
    await draft.ready()
    draft.update(named('Ada'))
    void draft.enqueue()
    draft.write({ ...draft.read().state, furthest: 'where' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[2]).toMatchObject({ name: 'Ada', progress: { furthest: 'where' } })
  })

  it('F4: goes on trying, and says so, also after a reload', async () => {
    send.mockResolvedValue({ kind: 'retry' })
    const draft = page()
    draft.update(named('Ada'))
    await draft.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(draft)).toMatchObject({ state: 'waiting', at: null, isTried: true })
    const again = page()
    await again.ready()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(again)?.state).toBe('waiting')
    send.mockResolvedValue(confirmed)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sentOf(draft)?.state).toBe('sent')
    const ids = send.mock.calls.map(([{ id }]) => id)
    expect(new Set(ids).size).toBe(1)
    expect(ids.length).toBeGreaterThan(1)
  })

  it('names the answers that the server refused', async () => {
    const problems = ['name', 'other'].map((field) => ({ field, code: 'format' }))
    send.mockResolvedValue({ kind: 'attention', problems })
    const draft = page()
    await draft.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(draft)).toMatchObject({
      state: 'attention',
      refused: [{ label: 'Your name', href: '/trip/who' }],
    })
  })

  it('shows the newest of two states though the words of the one before it come late', async () => {
    let name: (words: AnswerFormat) => void = () => undefined
    words = () =>
      new Promise((resolve) => {
        name = resolve
      })
    send.mockResolvedValueOnce({ kind: 'attention', problems: [{ field: 'name', code: 'format' }] })
    const draft = page()
    await draft.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    await (await draft.store()).retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(draft)?.state).toBe('sent')
    name(tripAnswerFormat)
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(draft)).toMatchObject({ state: 'sent', refused: [] })
  })

  it('tries again on the visitor’s word', async () => {
    send.mockResolvedValueOnce({ kind: 'attention', problems: [] })
    const draft = page()
    await draft.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    await (await draft.store()).retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(sentOf(draft)?.state).toBe('sent')
  })

  it('sends what could not even be kept once it can', async () => {
    const save = vi.spyOn(device, 'save').mockRejectedValueOnce(new Error('full'))
    const draft = page()
    draft.update(named('Ada'))
    await draft.enqueue()
    expect(status(draft).saveState).toBe('failed')
    expect(send).not.toHaveBeenCalled()
    await (await draft.store()).retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(2)
    expect(sentOf(draft)?.state).toBe('sent')
  })

  it('F1: keeps the answers where the code that sends them cannot be had, and sends them once it can', async () => {
    loadRequest.mockRejectedValueOnce(new Error('offline'))
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.enqueue()
    expect(status(draft).saveState).toBe('saved')
    expect(send).not.toHaveBeenCalled()
    expect(sentOf(draft)).toEqual({ state: 'waiting', at: null, isTried: true, refused: [] })
    draft.update((answers) => ({ ...answers, name: 'Bea' }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(sentOf(draft)?.state).toBe('sent')
  })

  it('F1: sends them with the next connection where nothing else is entered', async () => {
    const wakes = new EventTarget()
    vi.stubGlobal('window', wakes)
    loadRequest.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('still offline'))
    const draft = page()
    draft.update((answers) => ({ ...answers, name: 'Ada' }))
    await draft.enqueue()
    wakes.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sentOf(draft)?.state).toBe('waiting')
    wakes.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(sentOf(draft)?.state).toBe('sent')
    wakes.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('identifies a call of its own for the draft', async () => {
    const draft = page()
    draft.update(named('Ada'))
    await draft.persist()
    const [one, other] = [await draft.tracking(), await draft.tracking()]
    expect(one.id).not.toBe(other.id)
    expect(one.draft).toBe(other.draft)
    expect(one).toMatchObject({ clientId: device.clientId, rev: 1 })
  })
})

describe('submitting', () => {
  const named = (answers: Trip) => ({ ...answers, name: 'Ada' })

  it('is done only once the server has confirmed it', async () => {
    let answer: (outcome: SendOutcome) => void = () => undefined
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const draft = page()
    draft.update(named)
    const submitted = vi.fn()
    void draft.saveConfirmed().then(submitted)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(submitted).not.toHaveBeenCalled()
    answer(confirmed)
    await vi.advanceTimersByTimeAsync(0)
    expect(submitted).toHaveBeenCalledWith(true)
    expect(send.mock.calls[0]?.[0]).toMatchObject({ kind: 'submit' })
  })

  it.each<[string, SendOutcome]>([
    ['unknown', { kind: 'unknown' }],
    ['busy', { kind: 'retry', retryAfterMs: 30_000 }],
    ['refused', { kind: 'attention', problems: [] }],
    ['not signed in', { kind: 'unauthorised' }],
  ])('F43: is not done when the outcome is %s', async (_name, outcome) => {
    send.mockResolvedValue(outcome)
    const draft = page()
    draft.update(named)
    expect(await draft.saveConfirmed()).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('tried again, it sends the same request, now at once', async () => {
    send.mockResolvedValueOnce({ kind: 'unknown' })
    const draft = page()
    draft.update(named)
    expect(await draft.saveConfirmed()).toBe(false)
    expect(await draft.saveConfirmed()).toBe(true)
    expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(1)
  })

  it('does not wait behind a save that waits', async () => {
    send.mockResolvedValue({ kind: 'unknown' })
    const draft = page()
    await draft.enqueue()
    await vi.advanceTimersByTimeAsync(300_000)
    send.mockClear().mockResolvedValue(confirmed)
    draft.update(named)
    expect(await draft.saveConfirmed()).toBe(true)
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['save', 'submit'])
  })

  it('marks the flow as submitted when it is confirmed later, at its end', async () => {
    send.mockResolvedValueOnce({ kind: 'unknown' })
    const draft = page()
    draft.update(named)
    expect(await draft.saveConfirmed()).toBe(false)
    draft.write({ ...draft.read().state, furthest: 'where' })
    expect(draft.read().state.submitted).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(draft.read()).toMatchObject({
      answers: { progress: { submitted: true } },
      state: { submitted: true },
    })
  })
})

it('starts again: nothing is left on the device', async () => {
  const draft = page()
  draft.update((answers) => ({ ...answers, name: 'Ada' }))
  await draft.persist()
  await draft.restart()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(draft.read().answers).toEqual(empty())
  expect(await device.list()).toEqual([])
})

it('stores nothing after it was started again, also when the page reloads itself for a newer version', async () => {
  const draft = page()
  draft.update((answers) => ({ ...answers, name: 'Ada' }))
  await draft.persist()
  await draft.restart()
  expect(await persistOpenFlows(draft.services)).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await device.list()).toEqual([])
})

it('may be left when all is on the device, and not when that failed', async () => {
  const draft = page()
  draft.update((answers) => ({ ...answers, name: 'Ada' }))
  expect(await persistOpenFlows(draft.services)).toBe(false)
  expect(status(draft).place).toBe('memory')
})

describe('the code that reads the fields', () => {
  it('is asked for again after it could not be had, and nothing typed is lost', async () => {
    loadReaders.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    const draft = page()
    draft.update((answers) => withRawInput(answers, 'who', 'name', 'Ad'))
    await expect(draft.ready()).rejects.toThrow('offline')
    expect(status(draft).saveState).toBe('failed')
    await draft.ready()
    expect(draft.read().answers.typed).toEqual({ 'who/name': 'Ad' })
    await vi.advanceTimersByTimeAsync(200)
    expect(status(draft).saveState).toBe('saved')
  })
})
