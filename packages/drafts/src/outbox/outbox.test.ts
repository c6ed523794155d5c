import { describe, expect, it } from 'vitest'
import type { SendOutcome } from '../api/outgoing.ts'
import { fakeBrowser, flushed, START, tripKind, VISITOR } from '../testing/fakeBrowser.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, outboxOf, saveTrip, stateOf, tabWith } from '../testing/fakeTabs.fixture.ts'
import { setAsideIn } from '../testing/rows.fixture.ts'

describe('one request', () => {
  it('goes out at once, with its key in the body, and is confirmed', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser)
    const saved = await saveTrip(tab, 'Ada')
    await flushed()
    expect(tab.sent).toEqual([
      {
        id: saved.entryId,
        flow: 'trip',
        kind: 'save',
        rev: 1,
        owner: `anon:${VISITOR}`,
        repeated: false,
        body: {
          trip: 'Ada',
          tracking: {
            id: saved.entryId,
            clientId: VISITOR,
            draft: ATTEMPT,
            rev: 1,
            sentAt: new Date(START).toISOString(),
          },
        },
      },
    ])
    expect(await outboxOf(browser)).toEqual([])
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent', rev: 1, entry: null })
    const answer = { successful: true, id: 'row 0' }
    expect(await tab.drafts.load(tripKind())).toMatchObject({
      draft: { confirmed: { rev: 1, at: new Date(START).toISOString(), answer } },
    })
    expect((await saveTrip(tab, 'Bea')).confirmed).toMatchObject({ rev: 1, answer })
  })

  it('leaves a body without tracking as it is', async () => {
    const tab = tabWith(fakeBrowser(), [{ kind: 'confirmed' }])
    const plain = { entry: { kind: 'save', body: () => ({ cover: 1 }) } } as const
    await tab.drafts.save(tripKind(), ATTEMPT, { name: 'Ada' }, plain)
    await flushed()
    expect(tab.sent[0]?.body).toEqual({ cover: 1 })
    expect(await tab.drafts.load(tripKind())).toMatchObject({ draft: { confirmed: { answer: null } } })
  })

  it('is not made by a save without one', async () => {
    const tab = tabWith(fakeBrowser())
    expect((await tab.drafts.save(tripKind(), ATTEMPT, { name: 'Ada' })).entryId).toBeNull()
    await flushed()
    expect(tab.sent).toEqual([])
    expect(await stateOf(tab)).toMatchObject({ sending: 'none', rev: 1, entry: null })
  })

  it('waits for a page that can send its flow', async () => {
    const browser = fakeBrowser()
    const other = browser.openTab({ senders: {} })
    await saveTrip(other, 'Ada')
    await flushed()
    expect(await stateOf(other)).toMatchObject({ sending: 'waiting', entry: { attempts: 0, kind: 'save' } })
    const tab = tabWith(browser)
    await flushed()
    expect(tab.sent).toHaveLength(1)
  })

  it('F34: of a newer format is left alone', async () => {
    const browser = fakeBrowser()
    const other = browser.openTab({ senders: {} })
    await saveTrip(other, 'Ada')
    const [row] = await outboxOf(browser)
    if (!row) throw new Error('no row')
    await browser.store.change((change) => change.put('outbox', { ...row, schemaVersion: 2 }, row.id))
    const tab = tabWith(browser)
    await browser.clock.pass(60_000)
    expect(tab.sent).toEqual([])
    await tab.drafts.remove('trip')
    expect(await outboxOf(browser)).toHaveLength(1)
  })
})

describe('coalescing and order', () => {
  it('keeps at most one unsent save of a draft, under a new id', async () => {
    const browser = fakeBrowser()
    const tab = browser.openTab({ senders: {} })
    const ids = [(await saveTrip(tab, 'A')).entryId, (await saveTrip(tab, 'B')).entryId]
    expect(new Set(ids).size).toBe(2)
    expect((await outboxOf(browser)).map(({ id, rev }) => [id, rev])).toEqual([[ids[1], 2]])
  })

  it('never replaces an entry in flight, nor one that may have arrived', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    const first = await saveTrip(tab, 'A')
    await flushed()
    await saveTrip(tab, 'B')
    const third = await saveTrip(tab, 'C')
    expect((await outboxOf(browser)).map(({ id, state }) => [id, state])).toEqual([
      [first.entryId, 'in-flight'],
      [third.entryId, 'waiting'],
    ])
    await browser.clock.pass(15_000)
    expect((await outboxOf(browser))[0]).toMatchObject({
      id: first.entryId,
      state: 'waiting',
      uncertain: true,
    })
    const fourth = await saveTrip(tab, 'D')
    expect((await outboxOf(browser)).map(({ id }) => id)).toEqual([first.entryId, fourth.entryId])
    await browser.clock.pass(2_000)
    expect(tab.server.taken.map(({ id }) => id)).toEqual([first.entryId, fourth.entryId])
    expect(tab.sent.map(({ id, repeated }) => [id, repeated])).toEqual([
      [first.entryId, false],
      [first.entryId, true],
      [fourth.entryId, false],
    ])
    expect(JSON.stringify(tab.sent[1]?.body)).toBe(JSON.stringify(tab.sent[0]?.body))
  })

  it('a submit takes the place of an unsent save, and is never replaced', async () => {
    const browser = fakeBrowser()
    const tab = browser.openTab({ senders: {} })
    await saveTrip(tab, 'A')
    const submit = await saveTrip(tab, 'B', 'submit')
    const later = await saveTrip(tab, 'C')
    const newest = await saveTrip(tab, 'D')
    expect(newest.entryId).not.toBe(later.entryId)
    expect((await outboxOf(browser)).map(({ id, kind }) => [id, kind])).toEqual([
      [submit.entryId, 'submit'],
      [newest.entryId, 'save'],
    ])
  })

  it('F9: a second submit of the same joins the one that is not answered yet', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    const submits = await Promise.all(['A', 'A', 'A'].map((name) => saveTrip(tab, name, 'submit')))
    expect(new Set(submits.map(({ entryId }) => entryId)).size).toBe(1)
    await browser.clock.pass(60_000)
    expect(tab.server.taken).toHaveLength(1)
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent' })
  })

  it('sets nothing aside of a draft that can be read', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    for (const name of ['A', 'B']) await saveTrip(tab, name)
    expect(await setAsideIn(browser.store)).toEqual([])
  })

  it('a save of the answers of a submit that is not answered yet is a request of its own', async () => {
    const tab = tabWith(fakeBrowser(), ['hang'])
    const submit = await saveTrip(tab, 'A', 'submit')
    await flushed()
    const save = await saveTrip(tab, 'A')
    expect(save.entryId).not.toBe(submit.entryId)
  })

  it('a second submit of other answers goes after the one that is not answered yet', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    const submits = []
    for (const name of ['A', 'B', 'B', 'A']) submits.push((await saveTrip(tab, name, 'submit')).entryId)
    expect(submits[2]).toBe(submits[1])
    expect(new Set(submits).size).toBe(3)
    await browser.clock.pass(60_000)
    expect(tab.server.taken.map(({ id }) => id)).toEqual([submits[0], submits[1], submits[3]])
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent' })
  })

  it('sends nothing of a draft before its submit is answered, and other drafts meanwhile', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang'])
    const submit = await saveTrip(tab, 'A', 'submit')
    await flushed()
    await saveTrip(tab, 'B')
    await saveTrip(tab, 'Z', 'save', OTHER_ATTEMPT)
    await flushed()
    expect(tab.sent.map(({ rev }) => rev)).toEqual([1, 3])
    await browser.clock.pass(16_000)
    expect(tab.sent.map(({ id }) => id).slice(2, 3)).toEqual([submit.entryId])
    expect(tab.sent.map(({ rev }) => rev)).toEqual([1, 3, 1, 2])
  })
})

describe('outcomes', () => {
  it('F2, F3: an unknown outcome is sent again with the same id and body', async () => {
    for (const outcome of [{ kind: 'unknown' }, 'throw'] as const) {
      const browser = fakeBrowser()
      const tab = tabWith(browser, [outcome])
      await saveTrip(tab, 'A')
      await flushed()
      expect(await stateOf(tab)).toMatchObject({
        sending: 'waiting',
        entry: { attempts: 1, nextAt: new Date(START + 250).toISOString() },
      })
      await browser.clock.pass(249)
      expect(tab.sent).toHaveLength(1)
      await browser.clock.pass(1)
      expect(tab.sent).toHaveLength(2)
      expect(tab.sent[1]?.id).toBe(tab.sent[0]?.id)
      expect(tab.sent[1]?.repeated).toBe(true)
      expect(tab.server.wrongs).toEqual([])
    }
  })

  it('tells of one that waits behind another when that is tried', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'unknown' }])
    await saveTrip(tab, 'A')
    await flushed()
    await saveTrip(tab, 'B', 'submit')
    await flushed()
    expect(await stateOf(tab)).toMatchObject({
      sending: 'waiting',
      entry: { kind: 'submit', attempts: 0, nextAt: new Date(START + 250).toISOString() },
    })
  })

  it('F7: gives an attempt 15 s, aborts it, and does not hear its late answer', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, ['hang', 'hang'])
    await saveTrip(tab, 'A')
    await browser.clock.pass(14_999)
    expect(tab.signals[0]?.aborted).toBe(false)
    await browser.clock.pass(1)
    expect(tab.signals[0]?.aborted).toBe(true)
    expect(await stateOf(tab)).toMatchObject({ sending: 'waiting', entry: { attempts: 1 } })
    await browser.clock.pass(40_000)
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent' })
    expect(tab.server.taken).toHaveLength(1)
  })

  it('F4: backs off with full jitter to at most a minute, and never gives up', async () => {
    const browser = fakeBrowser({ random: () => 1 })
    const storm = Array.from({ length: 40 }, (): SendOutcome => ({ kind: 'retry' }))
    const tab = tabWith(browser, storm)
    await saveTrip(tab, 'A')
    await browser.clock.pass(59_999)
    expect(tab.sent.length).toBeLessThanOrEqual(12)
    const waits: number[] = []
    for (let before = browser.clock.now(); tab.sent.length < 40; ) {
      const count = tab.sent.length
      for (let steps = 0; tab.sent.length === count && steps < 9; steps += 1) {
        browser.clock.next()
        await flushed()
      }
      expect(tab.sent).toHaveLength(count + 1)
      waits.push(browser.clock.now() - before)
      before = browser.clock.now()
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_500)
    await browser.clock.pass(120_000)
    expect(tab.server.taken).toHaveLength(1)
  })

  it('draws the wait from zero up', async () => {
    const browser = fakeBrowser({ random: () => 0 })
    const tab = tabWith(browser, [{ kind: 'unknown' }, { kind: 'unknown' }])
    await saveTrip(tab, 'A')
    await browser.clock.pass(0)
    expect(tab.sent).toHaveLength(3)
  })

  it.each([
    ['F5: 30 s', 30_000, 30_000],
    ['F6: an hour, cut to 10 minutes', 3_600_000, 600_000],
  ])('Retry-After of %s is honoured, whatever wakes the page', async (_name, retryAfterMs, waited) => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'retry', retryAfterMs }])
    await saveTrip(tab, 'A')
    await browser.clock.pass(waited - 1)
    await tab.drafts.sendNow()
    await flushed()
    expect(tab.sent).toHaveLength(1)
    await browser.clock.pass(300)
    expect(tab.sent).toHaveLength(2)
  })

  it('a refused save waits for attention, holds up nothing and is replaced by the next one', async () => {
    const browser = fakeBrowser()
    const problems = [{ field: 'tripName', code: 'invalid' }]
    const tab = tabWith(browser, [{ kind: 'attention', problems }])
    await saveTrip(tab, 'A')
    await browser.clock.pass(3_600_000)
    expect(tab.sent).toHaveLength(1)
    expect(await stateOf(tab)).toMatchObject({ sending: 'attention', entry: { problems } })
    expect(await tab.drafts.list()).toMatchObject([{ unsent: true }])
    const next = await saveTrip(tab, 'B')
    await flushed()
    expect(await outboxOf(browser)).toEqual([])
    expect(tab.server.taken.map(({ id }) => id)).toEqual([next.entryId])
  })

  it('a refused submit may be corrected and submitted again, or sent as it is', async () => {
    const browser = fakeBrowser()
    const refusal: SendOutcome = { kind: 'attention', problems: [] }
    const tab = tabWith(browser, [{ kind: 'unknown' }, refusal, refusal])
    const first = await saveTrip(tab, 'A', 'submit')
    await browser.clock.pass(1_000)
    expect(await stateOf(tab)).toMatchObject({ sending: 'attention' })
    const second = await saveTrip(tab, 'B', 'submit')
    expect(second.entryId).not.toBe(first.entryId)
    await flushed()
    await tab.drafts.sendNow()
    await flushed()
    expect(tab.server.taken.map(({ id }) => id)).toEqual([second.entryId])
  })

  it('F22: 401 pauses the queue until somebody is signed in', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'unauthorised' }])
    await tab.drafts.setSubject('ada')
    await saveTrip(tab, 'A', 'submit')
    await flushed()
    await saveTrip(tab, 'Z', 'save', OTHER_ATTEMPT)
    await browser.clock.pass(3_600_000)
    expect(await stateOf(tab)).toMatchObject({ sending: 'paused' })
    expect(tab.sent).toHaveLength(1)
    await tab.drafts.setSubject('ada')
    await flushed()
    expect(tab.server.taken).toHaveLength(2)
    expect(tab.sent[1]).toMatchObject({ id: tab.sent[0]?.id, repeated: false })
  })

  it('401 pauses what was waiting too', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser, [{ kind: 'retry' }, { kind: 'unauthorised' }])
    await saveTrip(tab, 'A')
    await flushed()
    await saveTrip(tab, 'Z', 'save', OTHER_ATTEMPT)
    await browser.clock.pass(3_600_000)
    expect(tab.sent).toHaveLength(2)
    expect((await outboxOf(browser)).map(({ state }) => state)).toEqual(['paused', 'paused'])
    await tab.drafts.sendNow()
    await flushed()
    expect(tab.server.taken).toHaveLength(2)
  })

  it('F32: an entry that cannot be read is set aside, and told', async () => {
    const browser = fakeBrowser()
    await saveTrip(browser.openTab({ senders: {} }), 'A')
    const [row] = await outboxOf(browser)
    if (!row) throw new Error('no row')
    const data = new TextEncoder().encode('{').buffer
    await browser.store.change((change) => change.put('outbox', { ...row, data }, row.id))
    const tab = tabWith(browser)
    await browser.clock.pass(60_000)
    expect(tab.sent).toEqual([])
    expect(await outboxOf(browser)).toEqual([])
    expect(await browser.store.change((change) => change.all('quarantine'))).toHaveLength(1)
    expect(await stateOf(tab)).toMatchObject({ sending: 'lost' })
    await saveTrip(tab, 'B')
    await flushed()
    expect(await stateOf(tab)).toMatchObject({ sending: 'sent' })
  })

  it('F47: a late confirmation never sets the state back', async () => {
    const browser = fakeBrowser()
    const tab = tabWith(browser)
    await saveTrip(tab, 'A')
    await flushed()
    const [{ rev, confirmed, ...draft } = { rev: 0, confirmed: undefined }] = await browser.store.change(
      (change) => change.all('drafts'),
    )
    if (!('id' in draft) || !confirmed) throw new Error('no row')
    const newer = { ...draft, rev, confirmed: { ...confirmed, rev: 9 } }
    const other = browser.openTab({ senders: {} })
    await saveTrip(other, 'B')
    await browser.store.change((change) => change.put('drafts', { ...newer, rev: 2 }, draft.id))
    await tab.drafts.sendNow()
    await flushed()
    expect(tab.server.taken.map((row) => row.rev)).toEqual([1, 2])
    expect((await browser.store.change((change) => change.all('drafts')))[0]?.confirmed?.rev).toBe(9)
  })
})
