import { DiscardedError, type Drafts, NewerDraftError, type SendProblem } from '@coverkit/drafts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveInput } from './persistence/leaveInput.ts'
import { leftInput } from './persistence/leftInput.ts'
import { persistOpenFlows } from './persistence/persistOpenFlows.ts'
import { found, savedDraft, storedDraft, trip } from './state/trip.fixture.ts'
import { fakeDrafts, kind, openPage, storageOf } from './testing/page.fixture.ts'

beforeAll(async () => {
  await import('./persistence/createDraftStore.ts')
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the page says of saving', () => {
  it('says nothing of a failed load once a later one succeeded', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    let broken = true
    const page = openPage(async () => {
      if (broken) throw new Error('chunk')
      return device
    })
    await page.ready()
    expect(page.status().saveState).toBe('failed')
    broken = false
    await page.ready()
    expect(page.status()).toMatchObject({ loaded: 'found', saveState: 'idle' })
    expect(await persistOpenFlows(page.services)).toBe(true)
  })

  it('does not say for ever that it saves a change that changed nothing', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    const page = openPage(async () => device)
    await page.ready()
    page.update((answers) => answers)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(device.save).not.toHaveBeenCalled()
    expect(page.status().saveState).toBe('idle')
  })

  it('says nothing of a change that was undone before anything was stored', async () => {
    const device = fakeDrafts()
    const page = openPage(async () => device)
    await page.ready()
    page.update((answers) => ({ ...answers, name: 'Ada' }))
    page.update(() => trip())
    await vi.advanceTimersByTimeAsync(1_000)
    expect(device.save).not.toHaveBeenCalled()
    expect(page.status().saveState).toBe('idle')
  })
})

describe('another tab', () => {
  it('removed the draft: nothing of this page brings it back, unless something is entered here', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    const page = openPage(async () => device)
    await page.ready()
    device.notify({ rev: 0 })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.record()).toMatchObject({ rev: 0, answers: { name: 'Ada' } })
    expect(await persistOpenFlows(page.services)).toBe(true)
    expect(device.save).not.toHaveBeenCalled()
    hide()
    expect(device.carry).not.toHaveBeenCalled()
    page.enter({ town: 'Perth' })
    hide()
    expect(device.carry).toHaveBeenCalledTimes(1)
    expect(device.carry.mock.calls[0]).toMatchObject(['trip', { answers: { name: 'Ada', town: 'Perth' } }])
    await vi.advanceTimersByTimeAsync(200)
    expect(device.save).toHaveBeenCalledTimes(1)
  })

  it('began again: its answers take the place of those that it removed', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    const page = openPage(async () => device)
    await page.ready()
    device.notify({ rev: 0 })
    await vi.advanceTimersByTimeAsync(0)
    device.store(storedDraft({ attempt: 'run-2', rev: 1, answers: trip({ town: 'Hobart' }) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(page.record()).toMatchObject({ run: 'run-2', rev: 1, answers: { name: null, town: 'Hobart' } })
    expect(device.save).not.toHaveBeenCalled()
  })
})

describe('a save that fails', () => {
  it('is said, and what it was to save goes with the next, once', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValueOnce(new Error('full'))
    page.enter({ name: 'Ada' })
    await page.enqueue()
    expect(page.status().saveState).toBe('failed')
    expect(page.record().pending).toBe('save')
    await page.persist()
    expect(page.status().saveState).toBe('saved')
    expect(page.record().pending).toBeUndefined()
    expect(
      device.save.mock.calls.map(([, , answers, options]) => [answers.name, options?.entry?.kind]),
    ).toEqual([
      ['Ada', 'save'],
      ['Ada', 'save'],
    ])
    await page.persist()
    expect(device.save).toHaveBeenCalledTimes(2)
  })

  it('does not stop the one after it', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValueOnce(new Error('full'))
    page.enter({ name: 'Ada' })
    const first = page.persist()
    page.enter({ name: 'Bea' })
    await Promise.all([first, page.persist()])
    expect(device.save.mock.calls.map(([, , { name }]) => name)).toEqual(['Bea', 'Bea'])
    expect(page.status().saveState).toBe('saved')
  })

  it('is told apart where a newer version of the page stored the draft', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValue(new NewerDraftError('trip'))
    page.enter({ name: 'Ada' })
    await page.persist()
    expect(page.status()).toMatchObject({ loaded: 'newer', saveState: 'failed' })
  })

  it('is told apart where somebody signed out in another tab: nothing more is saved', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValue(new DiscardedError('signed out'))
    page.enter({ name: 'Ada' })
    await page.persist()
    expect(page.status().saveState).toBe('discarded')
    expect(await persistOpenFlows(page.services)).toBe(false)
  })

  it('carries a request that was made while an earlier change was being stored', async () => {
    const { device, page } = await opened()
    const finish = holdNextSave(device)
    page.enter({ name: 'Ada' })
    const stored = page.persist()
    await vi.advanceTimersByTimeAsync(0)
    expect(device.save).toHaveBeenCalledTimes(1)
    const requested = page.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    hide()
    expect(device.carry.mock.lastCall?.[1]).toMatchObject({ pending: 'save', isEnqueuing: false })
    expect(device.carry.mock.lastCall?.[1]).not.toHaveProperty('saving')
    page.enter({ name: 'Bea' })
    hide()
    expect(device.carry.mock.lastCall?.[1]).toMatchObject({
      saving: { name: 'Ada' },
      answers: { name: 'Bea' },
    })
    finish()
    await Promise.all([stored, requested])
    expect(device.save).toHaveBeenCalledTimes(2)
    expect(device.save.mock.lastCall?.[3]).toMatchObject({ entry: { kind: 'save' } })
    expect(page.record().pending).toBeUndefined()
  })

  it('makes one request of those that were made while an earlier change was being stored, a submit if one is', async () => {
    const { device, page } = await opened()
    const finish = holdNextSave(device)
    page.enter({ name: 'Ada' })
    const stored = page.persist()
    const saving = page.enqueue()
    const submitting = page.saveConfirmed()
    finish()
    await Promise.all([stored, saving])
    await vi.advanceTimersByTimeAsync(0)
    const requests = device.save.mock.calls.flatMap(([, , , options]) => options?.entry?.kind ?? [])
    expect(requests).toEqual(['submit'])
    expect(device.sendNow).toHaveBeenCalledTimes(1)
    device.notify({ sending: 'sent' })
    expect(typeof (await submitting)).toBe('boolean')
  })

  it('makes a request once where the turn of an autosave takes it along', async () => {
    const { device, page } = await opened()
    const finish = holdNextSave(device)
    page.enter({ name: 'Ada' })
    const first = page.persist()
    page.enter({ name: 'Bea' })
    const autosave = page.persist()
    const submitting = page.saveConfirmed()
    const saving = page.enqueue()
    finish()
    await Promise.all([first, autosave, saving])
    await vi.advanceTimersByTimeAsync(0)
    const requests = device.save.mock.calls.flatMap(([, , , options]) => options?.entry?.kind ?? [])
    expect(requests).toEqual(['submit'])
    expect(device.sendNow).toHaveBeenCalledTimes(1)
    device.notify({ sending: 'sent' })
    expect(typeof (await submitting)).toBe('boolean')
  })

  it('carries a request whose code is missing as one that no save has', async () => {
    const device = fakeDrafts()
    const page = openPage(async () => device, { request: () => Promise.reject(new Error('offline')) })
    await page.ready()
    const finish = holdNextSave(device)
    page.enter({ name: 'Ada' })
    const requested = page.enqueue()
    await vi.advanceTimersByTimeAsync(0)
    expect(device.save).toHaveBeenCalledTimes(1)
    hide()
    expect(device.carry.mock.lastCall?.[1]).toMatchObject({ pending: 'save', isEnqueuing: false })
    finish()
    await requested
  })

  it('keeps its run and its answers for the next page', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValue(new Error('full'))
    page.enter({ name: 'Ada' })
    await page.saveConfirmed()
    hide()
    expect(device.carry).toHaveBeenLastCalledWith('trip', {
      version: 1,
      base: trip(),
      answers: trip({ name: 'Ada' }),
      run: device.save.mock.calls[0]?.[1],
      rev: 0,
      pending: 'submit',
      isEnqueuing: false,
    })
  })
})

describe('a load that fails', () => {
  it('shows that the draft cannot be read, and saves what is entered as a draft of its own', async () => {
    const device = fakeDrafts()
    device.load.mockRejectedValue(new TypeError('damaged'))
    const page = openPage(async () => device)
    await page.ready()
    expect(page.status()).toMatchObject({ loaded: 'unreadable', saveState: 'idle' })
    page.enter({ name: 'Ada' })
    await page.persist()
    expect(device.save.mock.calls[0]?.[3]).toEqual({ base: trip() })
    expect(page.status().saveState).toBe('saved')
  })

  it('of the code that reads answers is tried again with the next save, and loads once', async () => {
    const device = fakeDrafts()
    const load = vi.fn(async () => kind).mockRejectedValueOnce(new Error('chunk'))
    const page = openPage(async () => device, { kind: load })
    await page.ready()
    page.enter({ name: 'Ada' })
    expect(page.status().saveState).toBe('failed')
    await page.persist()
    expect(page.status().saveState).toBe('saved')
    expect(device.load).toHaveBeenCalledTimes(1)
  })

  it('while another tab changed the draft is said, and the page goes on with what it shows', async () => {
    const { device, page } = await opened(storedDraft())
    device.load.mockRejectedValueOnce(new Error('disk'))
    device.notify({ rev: 4 })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.status().saveState).toBe('failed')
    expect(page.read().answers.name).toBe('Ada')
  })
})

describe('words for what was refused', () => {
  const problems: readonly SendProblem[] = [{ field: 'name', code: 'format' }]
  const refusal = {
    sending: 'attention',
    entry: { id: 'e', kind: 'save', rev: 0, attempts: 1, nextAt: '1970-01-01T00:00:00.000Z', problems },
  } as const

  it('that cannot be had leave the refusal shown without them', async () => {
    const { device, page } = await opened(undefined, { words: () => Promise.reject(new Error('offline')) })
    device.notify(refusal)
    await vi.advanceTimersByTimeAsync(0)
    expect(page.status().sent).toMatchObject({ state: 'attention', refused: [] })
  })

  it('of two refusals that come in the wrong order: those of the later stand', async () => {
    const answers: ((label: string) => void)[] = []
    const { device, page } = await opened(undefined, {
      words: () =>
        new Promise((resolve) => {
          answers.push((label) =>
            resolve({ refused: () => ({ label, href: null }), label: () => null, value: String }),
          )
        }),
    })
    device.notify(refusal)
    device.notify(refusal)
    answers[1]?.('the later')
    await vi.advanceTimersByTimeAsync(0)
    answers[0]?.('the earlier')
    await vi.advanceTimersByTimeAsync(0)
    expect(page.status().sent?.refused).toEqual([{ label: 'the later', href: null }])
  })
})

describe('the drafts of another brand', () => {
  it('get all that the page holds with the next save, and only they are heard from then on', async () => {
    const [one, other] = [fakeDrafts(), fakeDrafts()]
    other.clientId = 'visitor-2'
    let device = one
    const page = openPage(async () => device)
    await page.ready()
    page.enter({ name: 'Ada' })
    await page.persist()
    device = other
    await page.persist()
    expect(other.save.mock.calls.map(([, , { name }]) => name)).toEqual(['Ada'])
    expect(page.record()).toMatchObject({ loadedByOwner: 'visitor-2', status: { saveState: 'saved' } })
    expect([one.listeners.size, other.listeners.size]).toEqual([0, 1])
    await page.persist()
    expect(other.save).toHaveBeenCalledTimes(1)
  })

  it('get nothing of a page on which nothing was answered', async () => {
    const [one, other] = [fakeDrafts(), fakeDrafts()]
    let device = one
    const page = openPage(async () => device)
    await page.ready()
    device = other
    await page.persist()
    expect(other.save).not.toHaveBeenCalled()
    expect([one.listeners.size, other.listeners.size]).toEqual([1, 0])
  })
})

describe('an owner who changes', () => {
  it('while the answers are written: they stay those of whom they were loaded for', async () => {
    const { device, page } = await opened(storedDraft())
    const writing = Promise.withResolvers<void>()
    device.save.mockImplementationOnce(async (_kind, attempt, answers) => {
      await writing.promise
      return savedDraft({ attempt, answers, rev: 4 })
    })
    page.enter({ town: 'Perth' })
    const persisted = page.persist()
    await vi.advanceTimersByTimeAsync(0)
    device.clientId = 'customer-1'
    device.store(storedDraft({ attempt: 'run-2', rev: 9, answers: trip({ name: 'Cleo' }) }))
    writing.resolve()
    await persisted
    await vi.advanceTimersByTimeAsync(0)
    expect(page.record()).toMatchObject({
      loadedByOwner: 'visitor-1',
      run: 'run-1',
      answers: { name: 'Ada', town: 'Perth' },
    })
    expect(device.load).toHaveBeenCalledTimes(1)
  })

  it('before something more is entered: it stays with the draft that it is a change of', async () => {
    const { device, page } = await opened(storedDraft())
    device.clientId = 'customer-1'
    page.enter({ town: 'Perth' })
    await page.persist()
    expect(page.record()).toMatchObject({ run: 'run-1', loadedByOwner: 'visitor-1' })
  })

  it('before anything was begun: the draft is whoever’s it is saved as, and other tabs’ changes of it are seen', async () => {
    const { device, page } = await opened()
    device.clientId = 'customer-1'
    page.enter({ name: 'Ada' })
    await page.persist()
    expect(page.record().loadedByOwner).toBe('customer-1')
    device.store(storedDraft({ attempt: page.record().run ?? '', rev: 2, answers: trip({ name: 'Bea' }) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(page.read().answers.name).toBe('Bea')
  })

  it('is asked before anything takes the place of what is shown, and starting again is the new owner’s', async () => {
    const { device, page } = await opened(storedDraft())
    device.clientId = 'customer-1'
    device.notify({ rev: 0 })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.record()).toMatchObject({ rev: 3, answers: { name: 'Ada' } })
    await page.restart()
    expect(page.record()).toMatchObject({ rev: 0, answers: trip(), loadedByOwner: 'customer-1' })
  })
})

describe('another tab', () => {
  it('settled what both changed: the request that waited for that goes out', async () => {
    const { device, page } = await opened(storedDraft())
    const conflicts = [{ path: ['name'], mine: 'Bea', theirs: 'Cleo' }]
    device.save.mockImplementationOnce(async (_kind, attempt, answers) =>
      savedDraft({ attempt, answers, rev: 5, conflicts }),
    )
    page.enter({ name: 'Bea' })
    await page.enqueue()
    expect(page.status()).toMatchObject({ saveState: 'saved', conflicts })
    expect(page.record().pending).toBe('save')
    device.store(storedDraft({ rev: 6, answers: trip({ name: 'Cleo' }) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(page.read().answers.name).toBe('Cleo')
    expect(device.save.mock.calls.at(-1)?.[2]).toMatchObject({ name: 'Cleo' })
    expect(device.save.mock.calls.at(-1)?.[3]?.entry?.kind).toBe('save')
    expect(page.record().pending).toBeUndefined()
  })

  it('changed the draft while something was entered here: both are saved', async () => {
    const { device, page } = await opened(storedDraft())
    page.enter({ town: 'Perth' })
    device.save.mockImplementationOnce(async (_kind, attempt) =>
      savedDraft({ attempt, answers: trip({ name: 'Bea', town: 'Perth' }), rev: 5 }),
    )
    device.notify({ rev: 4 })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.read().answers).toMatchObject({ name: 'Bea', town: 'Perth' })
    expect(page.status().saveState).toBe('saved')
    expect(device.load).toHaveBeenCalledTimes(1)
  })

  it('changed the draft, and something was entered here while that was read: both are on the page', async () => {
    const { device, page } = await opened(storedDraft())
    const reading = Promise.withResolvers<void>()
    device.load.mockImplementationOnce(async () => {
      await reading.promise
      return found(storedDraft({ rev: 4, answers: trip({ name: 'Bea' }) }))
    })
    device.notify({ rev: 4 })
    await vi.advanceTimersByTimeAsync(0)
    page.enter({ town: 'Perth' })
    reading.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(page.read().answers).toMatchObject({ name: 'Bea', town: 'Perth' })
    expect(page.status().loaded).toBe('found')
  })

  it('changed it back to what is shown here: nothing is read again once the revision is known', async () => {
    const { device, page } = await opened(storedDraft())
    device.notify({ rev: 4 })
    device.notify({ rev: 3 })
    await vi.advanceTimersByTimeAsync(0)
    expect(device.load).toHaveBeenCalledTimes(1)
    expect(page.status().saveState).toBe('idle')
  })

  it('is heard only after the save that is on its way: its own revision is no change', async () => {
    const { device, page } = await opened()
    page.enter({ name: 'Ada' })
    const writing = Promise.withResolvers<void>()
    device.save.mockImplementationOnce(async (_kind, attempt, answers) => {
      device.notify({ rev: 1 })
      await writing.promise
      return savedDraft({ attempt, answers, rev: 1 })
    })
    const persisted = page.persist()
    await vi.advanceTimersByTimeAsync(0)
    writing.resolve()
    await persisted
    await vi.advanceTimersByTimeAsync(0)
    expect(device.load).toHaveBeenCalledTimes(1)
    expect(device.save).toHaveBeenCalledTimes(1)
  })
})

describe('what both changed', () => {
  const conflicts = [{ path: ['name'], mine: 'Bea', theirs: 'Cleo' }]

  it('is settled by the visitor, and then the request that waited goes out', async () => {
    const { device, page } = await opened(storedDraft())
    device.save.mockImplementationOnce(async (_kind, attempt, answers) =>
      savedDraft({ attempt, answers, rev: 5, conflicts }),
    )
    page.enter({ name: 'Bea' })
    await page.enqueue()
    device.resolve.mockImplementation(async () => {
      device.notify({ rev: 6 })
      return savedDraft({ rev: 6, answers: trip({ name: 'Cleo' }) })
    })
    await (await page.store()).resolve(() => 'theirs')
    expect(page.read().answers.name).toBe('Cleo')
    expect(page.status()).toMatchObject({ conflicts: [], saveState: 'saved' })
    expect(device.save.mock.calls.at(-1)?.[3]?.entry?.kind).toBe('save')
  })

  it('keeps what is entered while the visitor’s choice is written', async () => {
    const { device, page } = await opened(storedDraft({ conflicts }))
    const writing = Promise.withResolvers<void>()
    device.resolve.mockImplementation(async () => {
      await writing.promise
      return savedDraft({ rev: 4, answers: trip({ name: 'Cleo' }) })
    })
    const resolved = (await page.store()).resolve(() => 'theirs')
    await vi.advanceTimersByTimeAsync(0)
    page.enter({ town: 'Perth' })
    writing.resolve()
    await resolved
    expect(page.read().answers).toMatchObject({ name: 'Cleo', town: 'Perth' })
    expect(device.save.mock.calls.at(-1)?.[2]).toMatchObject({ name: 'Cleo', town: 'Perth' })
  })

  it('stays open, and is said, where the choice cannot be written', async () => {
    const { device, page } = await opened(storedDraft({ conflicts }))
    device.resolve.mockRejectedValue(new Error('full'))
    await (await page.store()).resolve(() => 'mine')
    expect(page.status().conflicts).toEqual(conflicts)
  })
})

describe('a submit', () => {
  const due = (sending: 'sending' | 'waiting') =>
    ({
      sending,
      entry: {
        id: 'e',
        kind: 'submit',
        rev: 1,
        attempts: 1,
        nextAt: '1970-01-01T00:00:00.000Z',
        problems: [],
      },
    }) as const

  it('whose answer comes late is not done; the answer is shown when it comes', async () => {
    const { device, page } = await opened(undefined, { acceptedAt: 'where' })
    page.enter({ name: 'Ada' })
    page.write({ ...page.read().state, furthest: 'where' })
    device.sendNow.mockImplementation(async () => device.notify(due('sending')))
    const done = vi.fn()
    void page.saveConfirmed().then(done)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(done).toHaveBeenCalledExactlyOnceWith(false)
    expect(page.read().state.submitted).toBe(false)
    device.notify({ sending: 'sent', entry: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.read().state.submitted).toBe(true)
    expect(device.save.mock.calls.at(-1)?.[2].progress).toMatchObject({ furthest: 'where', submitted: true })
  })

  it('waits with its request until two tabs agree', async () => {
    const { device, page } = await opened()
    device.save.mockImplementationOnce(async (_kind, attempt, answers) =>
      savedDraft({ attempt, answers, rev: 1, conflicts: [{ path: ['name'], mine: 'Ada', theirs: 'Bea' }] }),
    )
    page.enter({ name: 'Ada' })
    expect(await page.saveConfirmed()).toBe(false)
    expect(device.sendNow).not.toHaveBeenCalled()
    expect(page.record().pending).toBe('submit')
  })

  it('that could not be stored is not done, and is not sent', async () => {
    const { device, page } = await opened()
    device.save.mockRejectedValue(new Error('full'))
    expect(await page.saveConfirmed()).toBe(false)
    expect(device.sendNow).not.toHaveBeenCalled()
  })
})

describe('on the visitor’s word', () => {
  it('a request that cannot be read any more is made again', async () => {
    const { device, page } = await opened(storedDraft())
    device.notify({ sending: 'lost' })
    await (await page.store()).retry()
    expect(device.save.mock.calls.map(([, , , options]) => options?.entry?.kind)).toEqual(['save'])
    expect(device.sendNow).toHaveBeenCalledTimes(1)
  })

  it('what waits is sent though nothing was to be saved', async () => {
    const { device, page } = await opened(storedDraft())
    await (await page.store()).retry()
    expect(device.save).not.toHaveBeenCalled()
    expect(device.sendNow).toHaveBeenCalledTimes(1)
  })

  it('a draft is begun again only after the save that is on its way, of which nothing comes back', async () => {
    const { device, page } = await opened()
    const order: string[] = []
    const writing = Promise.withResolvers<void>()
    device.save.mockImplementationOnce(async (_kind, attempt, answers) => {
      await writing.promise
      order.push('saved')
      return savedDraft({ attempt, answers, rev: 1 })
    })
    device.remove.mockImplementation(async () => void order.push('removed'))
    page.enter({ name: 'Ada' })
    const persisted = page.persist()
    const restarted = page.restart()
    writing.resolve()
    await Promise.all([persisted, restarted])
    expect(order).toEqual(['saved', 'removed'])
    expect(page.record()).toMatchObject({ answers: trip(), rev: 0, status: { saveState: 'idle' } })
    page.enter({ name: 'Bea' })
    await page.persist()
    const [first, second] = device.save.mock.calls.map(([, run]) => run)
    expect(second).not.toBe(first)
  })

  it('a draft is begun again on the page though it cannot be removed, which is told', async () => {
    const { device, page } = await opened(storedDraft())
    device.remove.mockRejectedValue(new Error('disk'))
    await expect(page.restart()).rejects.toThrow('disk')
    expect(page.read().answers).toEqual(trip())
  })

  it('a copy has the answers of now, and not which account’s revision this device started from', async () => {
    const { page } = await opened(
      storedDraft({ answers: trip({ progress: { furthest: 'who', submitted: false, accountRev: 7 } }) }),
    )
    page.enter({ name: 'Bea' })
    const copy = await (await page.store()).copy()
    expect(copy).toMatchObject({ flow: 'trip', version: 1, answers: { name: 'Bea' } })
    expect(JSON.stringify(copy)).not.toContain('accountRev')
    expect(copy.tracking).toMatchObject({ draft: 'run-1', rev: 4, clientId: 'visitor-1' })
  })
})

describe('the first moments of a page', () => {
  const INPUT = { 'who/name': 'Ad' }

  it('leave what was typed for the next one where the draft is not read yet', async () => {
    const never = new Promise<Drafts>(() => undefined)
    const page = openPage(() => never, {}, { mayLeaveInput: () => true })
    page.update((answers) => ({ ...answers, typed: INPUT }))
    hide()
    expect(leftInput('trip')).toEqual(INPUT)
    const device = fakeDrafts()
    const next = openPage(async () => device)
    await next.ready()
    expect(next.read().answers.typed).toEqual(INPUT)
    await vi.advanceTimersByTimeAsync(0)
    expect(device.save.mock.calls[0]?.[2].typed).toEqual(INPUT)
    expect(leftInput('trip')).toEqual({})
  })

  it('leave what is typed before the page has loaded at once, since leaving such a page is announced to nobody', () => {
    Object.assign(document, { readyState: 'interactive' })
    const never = new Promise<Drafts>(() => undefined)
    const page = openPage(() => never, {}, { mayLeaveInput: () => true })
    page.update((answers) => ({ ...answers, typed: INPUT }))
    expect(leftInput('trip')).toEqual(INPUT)
    const later = openPage(() => never, {}, { mayLeaveInput: () => true })
    Object.assign(document, { readyState: 'complete' })
    later.update((answers) => ({ ...answers, typed: { 'who/name': 'Ada' } }))
    expect(leftInput('trip')).toEqual(INPUT)
  })

  it.each([
    ['somebody is signed in', () => false],
    ['nobody said that it may', undefined],
  ])('leave nothing in the clear where %s', (_name, mayLeaveInput) => {
    const never = new Promise<Drafts>(() => undefined)
    const page = openPage(() => never, {}, mayLeaveInput && { mayLeaveInput })
    page.update((answers) => ({ ...answers, typed: INPUT }))
    hide()
    expect(leftInput('trip')).toEqual({})
  })

  it('are over once the draft is read: then nothing is left in the clear', async () => {
    const device = fakeDrafts()
    const page = openPage(async () => device, {}, { mayLeaveInput: () => true })
    await page.ready()
    page.update((answers) => ({ ...answers, typed: INPUT }))
    hide()
    expect(leftInput('trip')).toEqual({})
    expect(device.carry).toHaveBeenCalledTimes(1)
  })

  it('leave what was typed where the save of it fails, until one succeeds', async () => {
    leaveInput('trip', INPUT)
    const device = fakeDrafts()
    device.save.mockRejectedValueOnce(new Error('full'))
    const page = openPage(async () => device)
    await page.ready()
    await vi.advanceTimersByTimeAsync(0)
    expect(leftInput('trip')).toEqual(INPUT)
    await page.persist()
    expect(leftInput('trip')).toEqual({})
  })

  it('leave nothing of a draft that is begun again', async () => {
    const device = fakeDrafts()
    device.save.mockRejectedValue(new Error('full'))
    leaveInput('trip', INPUT)
    const page = openPage(async () => device)
    await page.ready()
    await page.restart()
    expect(leftInput('trip')).toEqual({})
  })
})

describe('a moment after a change', () => {
  it('is 150 ms after the last of quick ones', async () => {
    const { device, page } = await opened()
    page.enter({ name: 'A' })
    await vi.advanceTimersByTimeAsync(149)
    page.enter({ name: 'Ad' })
    await vi.advanceTimersByTimeAsync(149)
    expect(device.save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(device.save).toHaveBeenCalledTimes(1)
  })

  it('is not waited for a second time once a step, a submit or a word of the visitor saved it', async () => {
    for (const act of ['persist', 'enqueue', 'saveConfirmed', 'restart'] as const) {
      const { device, page } = await opened()
      page.enter({ name: 'Ada' })
      const acted = page[act]()
      expect(vi.getTimerCount(), act).toBe(0)
      await vi.advanceTimersByTimeAsync(30_000)
      await acted
      expect(device.save.mock.calls.length, act).toBe(act === 'restart' ? 0 : 1)
    }
  })

  it('comes at once when the page is hidden, and not again; a hidden page without a change saves nothing', async () => {
    const { device, page } = await opened()
    const add = vi.spyOn(document, 'addEventListener')
    page.enter({ name: 'A' })
    page.enter({ name: 'Ad' })
    expect(add.mock.calls.filter(([name]) => name === 'visibilitychange')).toHaveLength(1)
    hide()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(device.save).toHaveBeenCalledTimes(1)
    hide()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(device.save).toHaveBeenCalledTimes(1)
  })

  it('does not come when the page is shown again', async () => {
    const { device, page } = await opened()
    page.enter({ name: 'A' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(100)
    expect(device.save).not.toHaveBeenCalled()
  })

  it('tells of a plan that stays the same with the same list', async () => {
    const { page } = await opened()
    const plan = () => page.services.store.get(page.planAtom)
    const before = plan()
    page.enter({ name: 'Ada' })
    expect(plan()).toBe(before)
    expect(before).toEqual(['who', 'where'])
  })
})

/** A page that has read what is stored. */
async function opened(draft?: ReturnType<typeof storedDraft>, change: Parameters<typeof openPage>[1] = {}) {
  const device = fakeDrafts()
  if (draft) device.store(draft)
  const page = openPage(async () => device, change)
  await page.ready()
  await vi.advanceTimersByTimeAsync(0)
  return { device, page }
}

/** The next save is answered once the returned function is called. */
function holdNextSave(device: ReturnType<typeof fakeDrafts>): () => void {
  const { promise: written, resolve: finish } = Promise.withResolvers<void>()
  const answer = device.save.getMockImplementation()
  device.save.mockImplementationOnce(async (...call) => {
    await written
    if (!answer) throw new Error('no answer')
    return answer(...call)
  })
  return finish
}

function hide(): void {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  Object.assign(document, { visibilityState: 'visible' })
}
