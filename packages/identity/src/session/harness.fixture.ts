import { vi } from 'vitest'
import { createIdentitySession } from './createIdentitySession.ts'
import { FakeBrowser, type FakeBrowserOptions, type FakeTab } from './fakeBrowser.fixture.ts'
import { email, FakePool, password } from './fakePool.fixture.ts'
import type { IdentitySession } from './IdentitySession.ts'

/** A tab with its session and what the session called. */
export interface OpenTab {
  readonly tab: FakeTab
  readonly session: IdentitySession
  readonly resetDrafts: ReturnType<typeof vi.fn<() => void>>
  readonly goTo: ReturnType<typeof vi.fn<(path: string) => void>>
}

export const turn = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Advances the clock until the promise is settled. */
export async function flush<Value>(promise: Promise<Value>): Promise<Value> {
  let done = false
  void promise
    .finally(() => {
      done = true
    })
    .catch(() => {})
  for (let turns = 0; !done && turns < 10_000; turns++) await turn(10)
  return promise
}

/** One browser and one pool. */
export function harness(options: FakeBrowserOptions = {}) {
  const browser = new FakeBrowser(options)
  const pool = new FakePool()

  function open(storage?: FakeTab['session']): OpenTab {
    const tab = browser.openTab(storage)
    const resetDrafts = vi.fn<() => void>()
    const goTo = vi.fn<(path: string) => void>()
    const session = createIdentitySession({
      client: pool.client,
      brand: 'wattlebird',
      resetDrafts,
      goTo,
      environment: tab.environment,
    })
    return { tab, session, resetDrafts, goTo }
  }

  async function signedIn(rememberMe = true): Promise<OpenTab> {
    const opened = open()
    await flush(opened.session.signIn({ email, password, rememberMe }))
    await turn(200)
    return opened
  }

  /** Everything that the storages of the browser hold, as one text. */
  const stored = (...tabs: readonly OpenTab[]) =>
    JSON.stringify([[...browser.local.values], ...tabs.map(({ tab }) => [...tab.session.values])])

  return { browser, pool, open, signedIn, stored }
}
