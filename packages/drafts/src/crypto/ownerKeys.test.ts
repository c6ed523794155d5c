import { describe, expect, it } from 'vitest'
import type { LastingStore } from '../storage/lastingStore.ts'
import type { OwnerKey } from '../storage/rows.ts'
import { ADA, ANON, storeWith } from '../testing/rows.fixture.ts'
import { createKey, draftCipher } from './draftCipher.ts'
import { ownerKeys } from './ownerKeys.ts'
import { answerContext, draftContext, entryContext } from './sealContexts.ts'

async function device(place: LastingStore['place'] = 'device') {
  const rows = await storeWith()
  const store: LastingStore = {
    ...rows,
    place,
    outdated: false,
    clear: () => undefined,
    onMoved: () => undefined,
  }
  const keyOf = async (owner: string) =>
    (await store.change((change) => change.get('settings', `key:${owner}`))) as OwnerKey | undefined
  return { store, keyOf }
}

const SEAL_BYTES = 16

describe('a sealed text', () => {
  it('opens with its key and its context', async () => {
    const cipher = draftCipher(await createKey('AES-GCM'))
    const sealed = await cipher.seal('Zoë 🐨', 'here')
    expect(await cipher.open(sealed, 'here')).toBe('Zoë 🐨')
  })

  it('is longer than its text by the seal alone, and never the same twice', async () => {
    const cipher = draftCipher(await createKey('AES-GCM'))
    const [one, other] = [await cipher.seal('Ada', 'here'), await cipher.seal('Ada', 'here')]
    expect(one.data.byteLength).toBe(3 + SEAL_BYTES)
    expect([...new Uint8Array(one.data)]).not.toEqual([...new Uint8Array(other.data)])
    expect([...one.iv]).not.toEqual([...other.iv])
    expect(one.iv).toHaveLength(12)
  })

  it('does not open elsewhere, with another key, or changed by a bit', async () => {
    const [cipher, another] = [
      draftCipher(await createKey('AES-GCM')),
      draftCipher(await createKey('AES-GCM')),
    ]
    const sealed = await cipher.seal('Ada', 'here')
    await expect(cipher.open(sealed, 'there')).rejects.toThrow()
    await expect(another.open(sealed, 'here')).rejects.toThrow()
    for (let at = 0; at < sealed.data.byteLength; at += 1) {
      const data = sealed.data.slice(0)
      const bytes = new Uint8Array(data)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await expect(cipher.open({ ...sealed, data }, 'here')).rejects.toThrow()
    }
  })

  it('has a key that scripts cannot read', async () => {
    for (const name of ['AES-GCM', 'AES-CTR'] as const) {
      const key = await createKey(name)
      expect([key.extractable, key.usages]).toEqual([false, ['encrypt', 'decrypt']])
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    }
  })

  it('is the text itself in memory, where there may be no cryptography', async () => {
    const cipher = draftCipher(null)
    const sealed = await cipher.seal('Ada', 'here')
    expect(new TextDecoder().decode(sealed.data)).toBe('Ada')
    expect(await cipher.open(sealed, 'anywhere')).toBe('Ada')
  })
})

describe('what a sealed text is bound to', () => {
  const draft = { id: 'user:ada/trip', version: 1, rev: 2 }
  const entry = { id: 'e1', draftId: 'run', rev: 2, owner: ADA }
  it('differs by each member of a row', () => {
    const contexts = [
      draftContext(draft),
      draftContext({ ...draft, id: 'user:bea/trip' }),
      draftContext({ ...draft, version: 2 }),
      draftContext({ ...draft, rev: 3 }),
      entryContext(entry),
      entryContext({ ...entry, id: 'e2' }),
      entryContext({ ...entry, draftId: 'other' }),
      entryContext({ ...entry, rev: 3 }),
      entryContext({ ...entry, owner: ANON }),
      answerContext('run', 2),
      answerContext('other', 2),
      answerContext('run', 3),
    ]
    expect(new Set(contexts).size).toBe(contexts.length)
  })
})

describe('the keys of the owners', () => {
  it('are made on first use, one for each', async () => {
    const { store, keyOf } = await device()
    const keys = ownerKeys(store)
    expect(await keys.existing(ADA)).toBeUndefined()
    const cipher = await keys.made(ADA)
    expect(await keys.existing(ADA)).toBe(cipher)
    expect(await keys.made(ADA)).toBe(cipher)
    await keys.made(ANON)
    const stored = [await keyOf(ADA), await keyOf(ANON)]
    expect(stored.map((key) => key?.key?.algorithm.name)).toEqual(['AES-GCM', 'AES-GCM'])
    expect(stored[0]?.id).not.toBe(stored[1]?.id)
  })

  it('are the same on the next page', async () => {
    const { store } = await device()
    const sealed = await (await ownerKeys(store).made(ADA)).seal('Ada', 'here')
    const cipher = await ownerKeys(store).existing(ADA)
    expect(await cipher?.open(sealed, 'here')).toBe('Ada')
  })

  it('are one where two pages make it at the same moment', async () => {
    const { store } = await device()
    const [one, other] = await Promise.all([ownerKeys(store).made(ADA), ownerKeys(store).made(ADA)])
    expect(await other.open(await one.seal('Ada', 'here'), 'here')).toBe('Ada')
  })

  it('seal nothing in memory', async () => {
    const { store, keyOf } = await device('memory')
    await ownerKeys(store).made(ADA)
    expect((await keyOf(ADA))?.key).toBeNull()
  })

  it.each([
    ['while it is stored', async () => undefined, true],
    [
      'no more once it is deleted',
      async (store: LastingStore) =>
        void (await store.change((change) => change.delete('settings', `key:${ADA}`))),
      false,
    ],
    [
      'no more once another is there',
      async (store: LastingStore) =>
        void (await store.change((change) =>
          change.put('settings', { id: 'other', key: null }, `key:${ADA}`),
        )),
      false,
    ],
  ])('a key is current %s', async (_name, change, expected) => {
    const { store } = await device()
    const keys = ownerKeys(store)
    await keys.made(ADA)
    await change(store)
    expect(await store.change((tables) => keys.isCurrent(tables, ADA))).toBe(expected)
  })

  it('one that this page never used is not current', async () => {
    const { store } = await device()
    await ownerKeys(store).made(ADA)
    expect(await store.change((tables) => ownerKeys(store).isCurrent(tables, ADA))).toBe(false)
  })

  it('that were forgotten are read again, and made again once they are gone', async () => {
    const { store, keyOf } = await device()
    const keys = ownerKeys(store)
    await keys.made(ADA)
    keys.clear()
    const first = await keyOf(ADA)
    expect(await keys.existing(ADA)).toBeDefined()
    keys.clear()
    await store.change((change) => change.delete('settings', `key:${ADA}`))
    expect(await keys.existing(ADA)).toBeUndefined()
    await keys.made(ADA)
    expect((await keyOf(ADA))?.id).not.toBe(first?.id)
  })
})
