import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDrafts } from '../drafts/openDrafts.ts'
import { memoryStore, memoryTables } from '../storage/memoryStore.ts'
import { carryOver } from './carryOver.ts'

const OWNER = 'anon:1'

function fakeSessionStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

let session: ReturnType<typeof fakeSessionStorage>
beforeEach(() => {
  session = fakeSessionStorage()
  vi.stubGlobal('sessionStorage', session)
})

describe('what a page that is left carries over', () => {
  it('is read by the next page, and by the one after it if that was left too, until it is dropped', async () => {
    const store = memoryStore(memoryTables())
    const page = carryOver('plain', store)
    await page.prepare(OWNER)
    expect(page.put('trip', { name: 'Zoë 🐨' })).toBe(true)
    const next = carryOver('plain', store)
    expect(await next.read(OWNER, 'trip')).toEqual({ name: 'Zoë 🐨' })
    const third = carryOver('plain', store)
    expect(await third.read(OWNER, 'trip')).toEqual({ name: 'Zoë 🐨' })
    third.drop('trip')
    expect(await third.read(OWNER, 'trip')).toBeUndefined()
  })

  it('is any value, one after another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), async (values) => {
        const store = memoryStore(memoryTables())
        const page = carryOver('plain', store)
        await page.prepare(OWNER)
        for (const [index, value] of values.entries()) {
          expect(page.put(`flow-${index}`, value)).toBe(true)
        }
        const next = carryOver('plain', store)
        for (const [index, value] of values.entries()) {
          expect(await next.read(OWNER, `flow-${index}`)).toEqual(JSON.parse(JSON.stringify(value)))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('uses no byte of its keystream twice', async () => {
    const page = carryOver('plain', memoryStore(memoryTables()))
    await page.prepare(OWNER)
    const sealed = Array.from({ length: 50 }, (_, index) => {
      page.put('trip', 'the same text, again and again')
      return session.items.get('coverkit.unsaved.plain.trip')?.slice(16) ?? `${index}`
    })
    expect(new Set(sealed).size).toBe(50)
  })

  it('does not stand in the storage in clear', async () => {
    const page = carryOver('plain', memoryStore(memoryTables()))
    await page.prepare(OWNER)
    page.put('trip', { name: 'canary-7341' })
    expect([...session.items.values()].join()).not.toContain('canary')
  })

  it('is of no use to another owner, nor after the owner’s key is gone', async () => {
    const store = memoryStore(memoryTables())
    const page = carryOver('plain', store)
    await page.prepare(OWNER)
    page.put('trip', { name: 'Ada' })
    expect(await carryOver('plain', store).read('user:2', 'trip')).toBeUndefined()
    page.put('trip', { name: 'Ada' })
    await store.change((change) => change.delete('settings', `carry:${OWNER}`))
    expect(await carryOver('plain', store).read(OWNER, 'trip')).toBeUndefined()
  })

  it('cannot be written before it is ready, nor when it is too long', async () => {
    const page = carryOver('plain', memoryStore(memoryTables()))
    expect(page.put('trip', {})).toBe(false)
    await page.prepare(OWNER)
    expect(page.put('trip', 'x'.repeat(70_000))).toBe(false)
    expect(page.put('trip', 'x'.repeat(60_000))).toBe(true)
    expect(page.put('trip', 'x'.repeat(60_000))).toBe(false)
  })

  it.each([
    '',
    'nonsense',
    '0123456789abcdef',
    '0123456789abcdef{"answers":{"name":"Ada"}}',
    '\u{ffff}'.repeat(40),
  ])('is nothing where the storage holds %j', async (text) => {
    const store = memoryStore(memoryTables())
    const page = carryOver('plain', store)
    await page.prepare(OWNER)
    session.setItem('coverkit.unsaved.plain.trip', text)
    expect(await page.read(OWNER, 'trip')).toBeUndefined()
  })

  it('is nothing where the browser refuses the storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const page = carryOver('plain', memoryStore(memoryTables()))
    await page.prepare(OWNER)
    expect(page.put('trip', {})).toBe(false)
    expect(await page.read(OWNER, 'trip')).toBeUndefined()
    expect(() => page.drop('trip')).not.toThrow()
  })

  it('is written with one key by two pages that begin at the same moment', async () => {
    const store = memoryStore(memoryTables())
    const pages = [carryOver('plain', store), carryOver('plain', store)]
    await Promise.all(pages.map((page) => page.prepare(OWNER)))
    for (const [index, page] of pages.entries()) page.put(`flow-${index}`, index)
    const next = carryOver('plain', store)
    expect([await next.read(OWNER, 'flow-0'), await next.read(OWNER, 'flow-1')]).toEqual([0, 1])
  })
})

describe('the drafts of a device', () => {
  const kind = {
    flow: 'trip',
    version: 1,
    migrations: {},
    parse: (value: unknown) => value as { name: string },
  }
  const ready = async (drafts: Awaited<ReturnType<typeof openDrafts>>) =>
    vi.waitFor(() => expect(drafts.carry('trip', { name: 'Ada' })).toBe(true), { timeout: 30_000 })

  it('carry until the next save of the flow', async () => {
    const drafts = await openDrafts({ brand: 'carrying' })
    await ready(drafts)
    await drafts.save(kind, drafts.newId(), { name: 'Ada' })
    expect(await drafts.carried('trip')).toBeUndefined()
  })

  it('carry nothing in memory, nor on a computer that others use too', async () => {
    const inMemory = await openDrafts({ brand: 'carrying', place: 'memory' })
    expect(inMemory.carry('trip', { name: 'Ada' })).toBe(false)
    const shared = await openDrafts({ brand: 'carrying' })
    await ready(shared)
    await shared.save(kind, shared.newId(), { name: 'Ada' })
    await shared.moveToMemory()
    expect(shared.carry('trip', { name: 'Ada' })).toBe(false)
    expect(session.items.size).toBe(0)
  })

  it('carry nothing of a customer to whoever comes after the log-out', async () => {
    const drafts = await openDrafts({ brand: 'carrying' })
    await drafts.setSubject('sam')
    await ready(drafts)
    await drafts.discard()
    expect(await drafts.carried('trip')).toBeUndefined()
    const next = await openDrafts({ brand: 'carrying' })
    await next.setSubject('sam')
    expect(await next.carried('trip')).toBeUndefined()
  })
})
