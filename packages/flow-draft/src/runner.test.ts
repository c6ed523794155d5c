import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { persistOpenFlows } from './persistence/persistOpenFlows.ts'
import { storedDraft, trip } from './state/trip.fixture.ts'
import { fakeDrafts, openPage, storageOf } from './testing/page.fixture.ts'

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
    expect(page.status().keeping).toBe('failed')
    broken = false
    await page.ready()
    expect(page.status()).toMatchObject({ loaded: 'found', keeping: 'idle' })
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
    expect(page.status().keeping).toBe('idle')
  })

  it('says nothing of a change that was undone before anything was stored', async () => {
    const device = fakeDrafts()
    const page = openPage(async () => device)
    await page.ready()
    page.update((answers) => ({ ...answers, name: 'Ada' }))
    page.update(() => trip())
    await vi.advanceTimersByTimeAsync(1_000)
    expect(device.save).not.toHaveBeenCalled()
    expect(page.status().keeping).toBe('idle')
  })
})

describe('another tab', () => {
  it('removed the draft: nothing of this page brings it back, unless something is entered here', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    const page = openPage(async () => device)
    await page.ready()
    device.tell({ rev: 0 })
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

  it('began anew: its answers take the place of those that it removed', async () => {
    const device = fakeDrafts()
    device.store(storedDraft())
    const page = openPage(async () => device)
    await page.ready()
    device.tell({ rev: 0 })
    await vi.advanceTimersByTimeAsync(0)
    device.store(storedDraft({ attempt: 'run-2', rev: 1, answers: trip({ town: 'Hobart' }) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(page.record()).toMatchObject({ run: 'run-2', rev: 1, answers: { name: null, town: 'Hobart' } })
    expect(device.save).not.toHaveBeenCalled()
  })
})

function hide(): void {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  Object.assign(document, { visibilityState: 'visible' })
}
