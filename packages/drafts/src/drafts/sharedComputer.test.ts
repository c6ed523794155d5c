import { describe, expect, it } from 'vitest'
import { fakeBrowser, flushed, tripKind } from '../testing/fakeBrowser.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, saveTrip, stateOf, tabWith } from '../testing/fakeTabs.fixture.ts'

const kind = tripKind()
const onDevice = (browser: ReturnType<typeof fakeBrowser>, table: 'drafts' | 'outbox' | 'quarantine') =>
  browser.store.change((change) => change.all(table))

/** Opens a tab on a shared computer, with a user signed in. */
async function sharedTab(browser = fakeBrowser(), answers: Parameters<typeof tabWith>[1] = []) {
  const tab = tabWith(browser, answers)
  await tab.drafts.moveToMemory()
  await tab.drafts.setSubject('ada')
  return { browser, tab }
}

describe('L, T13: on a shared computer', () => {
  it('nothing that is saved or sent reaches the device', async () => {
    const { browser, tab } = await sharedTab()
    await saveTrip(tab, 'Ada')
    for (const table of ['drafts', 'outbox', 'quarantine'] as const)
      expect(await onDevice(browser, table)).toEqual([])
    await flushed()
    expect(tab.server.taken).toMatchObject([{ owner: 'user:ada', draft: ATTEMPT, rev: 1 }])
    expect(await stateOf(tab)).toMatchObject({ place: 'memory', sharedComputer: true, sending: 'sent' })
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
    expect(await onDevice(browser, 'drafts')).toEqual([])
    expect(await onDevice(browser, 'outbox')).toEqual([])
  })

  it('what was begun before is offered; attached, it leaves the device', async () => {
    const browser = fakeBrowser()
    await saveTrip(browser.openTab({ senders: {} }), 'Ada')
    expect(await onDevice(browser, 'outbox')).toHaveLength(1)
    const { tab } = await sharedTab(browser)
    expect(await tab.drafts.offered()).toMatchObject([{ flow: 'trip', place: 'memory' }])
    await tab.drafts.attach(['trip'])
    await flushed()
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
    expect(tab.server.taken).toMatchObject([{ owner: 'user:ada', draft: ATTEMPT }])
    expect(await onDevice(browser, 'drafts')).toEqual([])
    expect(await onDevice(browser, 'outbox')).toEqual([])
  })

  it('a draft of the customer that the device has leaves it with the next change', async () => {
    const browser = fakeBrowser()
    const before = tabWith(browser, [])
    await before.drafts.setSubject('ada')
    await saveTrip(before, 'Ada')
    await flushed()
    const { tab } = await sharedTab(browser)
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
    await saveTrip(tab, 'Ada L')
    expect(await onDevice(browser, 'drafts')).toEqual([])
  })

  it('a log-out leaves nothing of them, of before or since', async () => {
    const browser = fakeBrowser()
    const before = tabWith(browser, [])
    await saveTrip(before, 'Nobody', 'save', OTHER_ATTEMPT)
    const { tab } = await sharedTab(browser)
    await saveTrip(tab, 'Ada')
    await tab.drafts.discard()
    for (const table of ['drafts', 'outbox', 'quarantine'] as const)
      expect(await onDevice(browser, table)).toEqual([])
    const keys = await browser.store.change((change) => change.get('settings', 'key:user:ada'))
    expect(keys).toBeUndefined()
    expect(await tab.drafts.list()).toEqual([])
  })

  it('changes at the same time do not undo each other', async () => {
    const { tab } = await sharedTab()
    const saves = ['trip', 'tour', 'walk'].map((flow) =>
      tab.drafts.save(tripKind(flow), tab.drafts.newId(), { name: flow }),
    )
    await Promise.all([...saves, tab.drafts.sendNow()])
    expect((await tab.drafts.list()).map(({ flow }) => flow).sort()).toEqual(['tour', 'trip', 'walk'])
  })
})
