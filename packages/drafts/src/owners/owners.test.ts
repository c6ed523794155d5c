import { describe, expect, it } from 'vitest'
import { DiscardedError } from '../api/drafts.ts'
import { fakeBrowser, flushed, START, tripKind, VISITOR } from '../testing/fakeBrowser.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, outboxOf, saveTrip, stateOf, tabWith } from '../testing/fakeTabs.fixture.ts'

const kind = tripKind()
const DAY_MS = 86_400_000
const draftsOf = (browser: ReturnType<typeof fakeBrowser>) =>
  browser.store.change((change) => change.all('drafts'))

describe('signing in', () => {
  it('offers the drafts from before, and makes them the user’s with a new id', async () => {
    const browser = fakeBrowser()
    const before = browser.openTab({ senders: {} })
    await saveTrip(before, 'Ada')
    const [never] = await outboxOf(browser)
    const tab = tabWith(browser, [{ kind: 'unauthorised' }])
    await flushed()
    expect(await tab.drafts.offered()).toEqual([])
    await tab.drafts.setSubject('ada')
    expect(tab.drafts.clientId).toBe('ada')
    expect(await tab.drafts.load(kind)).toEqual({ status: 'none' })
    expect(await tab.drafts.offered()).toMatchObject([{ flow: 'trip', replaces: null, unsent: true }])
    expect(await stateOf(tab)).toMatchObject({ rev: 0, sending: 'none' })
    await tab.drafts.attach(['trip', 'tour'])
    await flushed()
    expect(await tab.drafts.offered()).toEqual([])
    expect(tab.server.taken).toMatchObject([{ owner: 'user:ada', draft: ATTEMPT, rev: 1 }])
    expect(tab.server.taken[0]?.id).not.toBe(never?.id)
    expect(tab.sent.at(-1)?.body).toMatchObject({
      trip: 'Ada',
      tracking: { clientId: 'ada', draft: ATTEMPT },
    })
    expect(await tab.drafts.load(kind)).toMatchObject({
      draft: {
        answers: { name: 'Ada' },
        confirmed: { rev: 1 },
        expiresAt: new Date(START + 30 * DAY_MS).toISOString(),
      },
    })
    expect(await tab.drafts.list()).toMatchObject([{ unsent: false }])
  })

  it('keeps id and owner of what may have arrived, and sends later saves after it', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    await saveTrip(tab, 'A')
    await browser.clock.pass(15_000)
    await tab.drafts.setSubject('ada')
    await browser.clock.pass(60_000)
    expect(tab.sent).toHaveLength(1)
    await tab.drafts.attach(['trip'])
    await tab.drafts.load(kind)
    await saveTrip(tab, 'B')
    await flushed()
    expect(tab.sent.map(({ id, owner }) => [id, owner])).toEqual([
      [tab.sent[0]?.id, `anon:${VISITOR}`],
      [tab.sent[0]?.id, `anon:${VISITOR}`],
      [tab.sent[2]?.id, 'user:ada'],
    ])
    expect(tab.server.wrongs).toEqual([])
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent', rev: 2 })
  })

  it('says which draft of the user’s own it would replace', async () => {
    const browser = fakeBrowser()
    const tab = browser.openTab({ senders: {} })
    await tab.drafts.setSubject('ada')
    await tab.drafts.save(kind, OTHER_ATTEMPT, { name: 'Own' })
    await tab.drafts.setSubject(null)
    await tab.drafts.save(kind, ATTEMPT, { name: 'Before' })
    await tab.drafts.setSubject('ada')
    expect(await tab.drafts.offered()).toMatchObject([{ replaces: new Date(START).toISOString() }])
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Own' } } })
    await tab.drafts.attach(['trip'])
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Before' } } })
    expect(await draftsOf(browser)).toHaveLength(1)
  })

  it('takes the server’s answer along', async () => {
    const tab = tabWith(fakeBrowser())
    await saveTrip(tab, 'A')
    await flushed()
    await tab.drafts.setSubject('ada')
    await tab.drafts.attach(['trip'])
    expect(await tab.drafts.load(kind)).toMatchObject({ draft: { confirmed: { answer: { id: 'row 0' } } } })
  })

  it('leaves a draft that cannot be read where it is', async () => {
    const browser = fakeBrowser()
    const tab = browser.openTab({ senders: {} })
    await tab.drafts.save(kind, ATTEMPT, { name: 'Ada' })
    const [row] = await draftsOf(browser)
    if (!row) throw new Error('no row')
    await browser.store.change((change) =>
      change.put('settings', { id: 'x', key: null }, `key:anon:${VISITOR}`),
    )
    const broken = { ...row, data: null } as unknown as typeof row
    await browser.store.change((change) => change.put('drafts', broken, row.id))
    await tab.drafts.setSubject('ada')
    await tab.drafts.attach(['trip'])
    expect(await draftsOf(browser)).toMatchObject([{ owner: `anon:${VISITOR}` }])
  })

  it('a page goes on with its draft from before, as the visitor’s, until it is attached', async () => {
    const browser = fakeBrowser()
    const [tab, other] = [tabWith(browser), browser.openTab({ senders: {} })]
    await tab.drafts.save(kind, ATTEMPT, { name: 'A' })
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'B')
    await flushed()
    expect(tab.sent).toEqual([])
    await other.drafts.setSubject('ada')
    await other.drafts.attach(['trip'])
    expect(await saveTrip(tab, 'C')).toMatchObject({ rev: 3 })
    await flushed()
    expect(await draftsOf(browser)).toMatchObject([{ owner: 'user:ada', rev: 3 }])
    expect(tab.server.taken.map(({ owner }) => owner)).toEqual(['user:ada', 'user:ada'])
  })
})

describe('another person', () => {
  it('F23: nothing of one person is read or sent as another, and it waits for its owner', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'retry', retryAfterMs: 1_000 }])
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'A')
    await flushed()
    await tab.drafts.setSubject('bea')
    expect(await tab.drafts.load(kind)).toEqual({ status: 'none' })
    expect(await tab.drafts.list()).toEqual([])
    await expect(saveTrip(tab, 'A, edited')).rejects.toThrow(DiscardedError)
    await tab.drafts.sendNow()
    await browser.clock.pass(600_000)
    expect(tab.sent).toHaveLength(1)
    await tab.drafts.setSubject('ada')
    await flushed()
    expect(tab.server.taken).toMatchObject([{ owner: 'user:ada' }])
  })

  it('a request chosen just before the switch does not leave', async () => {
    const browser = fakeBrowser({ step: () => flushed() })
    const tab = tabWith(browser)
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'A')
    while ((await outboxOf(browser))[0]?.state !== 'in-flight') await flushed()
    await tab.drafts.setSubject('bea')
    await browser.clock.pass(30_000)
    for (let steps = 0; steps < 50; steps += 1) await flushed()
    expect(tab.sent).toEqual([])
    expect(await outboxOf(browser)).toMatchObject([{ state: 'waiting', uncertain: false }])
  })
})

describe('signing out', () => {
  it('sends what it can first, and tells what remains', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'unknown' }, 'hang'])
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'A')
    await flushed()
    const remaining = tab.drafts.signOut({ flushMs: 3_000 })
    await browser.clock.pass(2_999)
    const early = await Promise.race([remaining, flushed().then(() => 'still')])
    expect(early).toBe('still')
    await browser.clock.pass(1)
    expect(await remaining).toBe(1)
    await browser.clock.pass(60_000)
    expect(await tab.drafts.signOut({ flushMs: 3_000 })).toBe(0)
    expect(tab.server.taken).toHaveLength(1)
  })

  it('answers as soon as nothing is left', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'unknown' }])
    await saveTrip(tab, 'A')
    await flushed()
    expect(await tab.drafts.signOut({ flushMs: 3_000 })).toBe(0)
    expect(browser.clock.now()).toBe(START)
  })

  it('F24: discarding leaves nothing, here and in other tabs, and brings nothing back', async () => {
    const browser = fakeBrowser()
    const [tab, other] = [browser.openTab({ senders: {} }), browser.openTab({ senders: {} })]
    await tab.drafts.save(kind, OTHER_ATTEMPT, { name: 'Before' })
    for (const { drafts } of [tab, other]) await drafts.setSubject('ada')
    await saveTrip(tab, 'A')
    await other.drafts.load(kind)
    const remaining = tab.drafts.signOut({ flushMs: 0 })
    await browser.clock.pass(0)
    expect(await remaining).toBe(1)
    await tab.drafts.discard()
    await flushed()
    for (const table of ['drafts', 'outbox', 'quarantine', 'settings'] as const) {
      expect(await browser.store.change((change) => change.all(table))).toEqual([])
    }
    expect([tab.drafts.clientId, other.drafts.clientId]).toEqual([VISITOR, VISITOR])
    // A save that was on its way at the sign-out must not write the answers again.
    await expect(saveTrip(tab, 'A, typed')).rejects.toThrow(DiscardedError)
    await expect(saveTrip(other, 'A, typed')).rejects.toThrow(DiscardedError)
    expect(await draftsOf(browser)).toEqual([])
    expect(
      await other.drafts.save(kind, '4f9a4d8e-52a6-4c3b-8a39-1f5f4f2e9c11', { name: 'New' }),
    ).toMatchObject({
      rev: 1,
    })
  })

  it('F24: a tab that did not hear of it finds the key gone', async () => {
    const browser = fakeBrowser({ channel: false })
    const [tab, other] = [browser.openTab({ senders: {} }), browser.openTab({ senders: {} })]
    for (const { drafts } of [tab, other]) await drafts.setSubject('ada')
    await saveTrip(other, 'A')
    await tab.drafts.discard()
    await expect(saveTrip(other, 'B')).rejects.toThrow('Signed out in another tab')
    expect(await draftsOf(browser)).toEqual([])
    await other.drafts.setSubject(null)
    await other.drafts.save(kind, OTHER_ATTEMPT, { name: 'New' })
    await tab.drafts.discard()
    // An anonymous visitor gets a new key and continues.
    expect(await other.drafts.save(kind, OTHER_ATTEMPT, { name: 'Newer' })).toMatchObject({ rev: 2 })
    expect(await other.drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Newer' } } })
  })

  it('leaves what belongs to somebody else', async () => {
    const browser = fakeBrowser()
    const tab = browser.openTab({ senders: {} })
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'A')
    await tab.drafts.setSubject('bea')
    await tab.drafts.discard()
    expect(await outboxOf(browser)).toMatchObject([{ owner: 'user:ada' }])
  })

  it('discards what was attached too', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    await saveTrip(tab, 'A')
    await browser.clock.pass(15_000)
    await tab.drafts.setSubject('ada')
    await tab.drafts.attach(['trip'])
    await tab.drafts.discard()
    expect(await outboxOf(browser)).toEqual([])
  })
})

it('removes a draft with what is unsent of it, and nothing of another flow', async () => {
  const browser = fakeBrowser()
  const tab = browser.openTab({ senders: {} })
  const body = () => ({ tracking: null })
  await saveTrip(tab, 'A')
  await tab.drafts.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'B' }, { entry: { kind: 'save', body } })
  await tab.drafts.remove('trip')
  expect(await outboxOf(browser)).toMatchObject([{ flow: 'tour' }])
  expect(await tab.drafts.list()).toMatchObject([{ flow: 'tour', unsent: true }])
})
