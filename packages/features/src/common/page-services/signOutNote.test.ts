import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Each page loads the module again. */
async function loadPage() {
  vi.resetModules()
  return import('./signOutNote.ts')
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each(['idle', 'idle-shared'] as const)('gives %s to the next page, once', async (note) => {
  const page = await loadPage()
  page.leaveSignOutNote(note)
  const next = await loadPage()
  expect(next.takeSignOutNote()).toBe(note)
  expect(next.takeSignOutNote()).toBeNull()
})

it('is not taken by the page that left it, however late that asks', async () => {
  const page = await loadPage()
  page.leaveSignOutNote('idle')
  expect(page.takeSignOutNote()).toBeNull()
  const next = await loadPage()
  expect(next.takeSignOutNote()).toBe('idle')
})

it('is nothing where there is none, or no storage', async () => {
  const page = await loadPage()
  expect(page.takeSignOutNote()).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => page.leaveSignOutNote('idle')).not.toThrow()
  expect(page.takeSignOutNote()).toBeNull()
})
