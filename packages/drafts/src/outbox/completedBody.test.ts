import { describe, expect, it, vi } from 'vitest'
import type { Outgoing, SendOutcome } from '../api/outgoing.ts'
import { fakeBrowser, flushed } from '../testing/fakeBrowser.fixture.ts'
import { fakeServer } from '../testing/fakeServer.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, saveTrip } from '../testing/fakeTabs.fixture.ts'

const withRow = (body: object, { id }: { id: string }): object => ({ ...body, row: id })

/** A tab whose requests are answered when the test says so, with how an answer completes a body. */
function tabHeld(browser = fakeBrowser(), complete: typeof withRow = withRow) {
  const server = fakeServer()
  const sent: Outgoing[] = []
  const held: ((outcome?: SendOutcome) => void)[] = []
  const completion = vi.fn(complete)
  const { drafts, kill } = browser.openTab({
    completions: { trip: completion },
    senders: {
      trip: (outgoing) => {
        sent.push(outgoing)
        return new Promise((resolve) => held.push((outcome) => resolve(outcome ?? server.take(outgoing))))
      },
    },
  })
  async function answer(outcome?: SendOutcome): Promise<void> {
    held.shift()?.(outcome)
    await flushed()
  }
  const bodies = () => sent.map(({ body }) => body as { trip: string; row?: string })
  return { browser, server, sent, bodies, completion, drafts, kill, answer }
}

/** Saves one after the other, the second before the first is answered. */
async function saveTwice(tab: ReturnType<typeof tabHeld>, kind: 'save' | 'submit' = 'save'): Promise<void> {
  await saveTrip(tab, 'A')
  await flushed()
  await saveTrip(tab, 'B', kind)
  await flushed()
}

describe('a save that left the page before the first one was answered', () => {
  it('goes out with the ids of that answer', async () => {
    const tab = tabHeld()
    await saveTwice(tab)
    expect(tab.bodies()).toMatchObject([{ trip: 'A' }])
    await tab.answer()
    expect(tab.bodies()).toMatchObject([{ trip: 'A' }, { trip: 'B', row: 'row 0' }])
    expect(tab.bodies()[0]).not.toHaveProperty('row')
    await tab.answer()
    expect(tab.server.wrongs).toEqual([])
    expect(tab.server.taken.map(({ rev }) => rev)).toEqual([1, 2])
  })

  it('goes out from the tab that takes over, with the ids that the other one was answered with', async () => {
    const first = tabHeld()
    await saveTwice(first)
    const other = tabHeld(first.browser)
    await first.answer()
    first.kill()
    await first.browser.clock.pass(60_000)
    expect(other.bodies().at(-1)).toMatchObject({ trip: 'B', row: 'row 0' })
  })

  it('F2: is completed once, so that its repeats are byte-identical', async () => {
    let tries = 0
    const tab = tabHeld(fakeBrowser(), (body) => {
      tries += 1
      return { ...body, row: `row of try ${tries}` }
    })
    await saveTwice(tab)
    await tab.answer()
    await tab.answer({ kind: 'unknown' })
    await tab.browser.clock.pass(1_000)
    await tab.answer({ kind: 'retry' })
    await tab.browser.clock.pass(1_000)
    await tab.answer()
    expect(tab.completion).toHaveBeenCalledTimes(1)
    expect(tab.sent.slice(1).map(({ body }) => JSON.stringify(body))).toEqual(
      Array.from({ length: 3 }, () => JSON.stringify({ ...tab.bodies()[1], row: 'row of try 1' })),
    )
    expect(tab.server.wrongs).toEqual([])
  })
})

describe('a body stays as it was made', () => {
  it('without an answer before it', async () => {
    const tab = tabHeld()
    await saveTrip(tab, 'A')
    await flushed()
    expect(tab.completion).not.toHaveBeenCalled()
  })

  it('of a submit, which another press has to find again', async () => {
    const tab = tabHeld()
    await saveTwice(tab, 'submit')
    await tab.answer()
    expect(tab.bodies()[1]).toMatchObject({ trip: 'B' })
    expect(tab.completion).not.toHaveBeenCalled()
  })

  it('of another run, whose rows the answer is not about', async () => {
    const tab = tabHeld()
    await saveTrip(tab, 'A')
    await flushed()
    await tab.answer()
    await saveTrip(tab, 'Z', 'save', OTHER_ATTEMPT)
    await flushed()
    expect(tab.bodies()[1]).toMatchObject({ trip: 'Z', tracking: { draft: OTHER_ATTEMPT } })
    expect(tab.completion).not.toHaveBeenCalled()
  })

  it('where the server confirmed the one before without an answer, or refused it', async () => {
    for (const outcome of [{ kind: 'confirmed' }, { kind: 'attention', problems: [] }] as const) {
      const tab = tabHeld()
      await saveTwice(tab)
      await tab.answer(outcome)
      expect(tab.bodies()[1]).toMatchObject({ trip: 'B', tracking: { draft: ATTEMPT } })
      expect(tab.completion).not.toHaveBeenCalled()
    }
  })

  it('where the answer can’t complete it', async () => {
    const tab = tabHeld(fakeBrowser(), () => {
      throw new TypeError('an answer of an older format')
    })
    await saveTwice(tab)
    await tab.answer()
    expect(tab.bodies()[1]).toMatchObject({ trip: 'B' })
    await tab.answer()
    expect(tab.server.wrongs).toEqual([])
  })
})
