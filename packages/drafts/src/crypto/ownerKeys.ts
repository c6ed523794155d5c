import { newId } from '../platform/newId.ts'
import type { LastingStore } from '../storage/lastingStore.ts'
import type { OwnerKey } from '../storage/rows.ts'
import { type Change, settingOf } from '../storage/store.ts'
import { createKey, type DraftCipher, draftCipher } from './draftCipher.ts'

export const keySetting = (owner: string) => `key:${owner}`

/** The keys of the owners: without its key, nothing of an owner can be read again. */
export interface OwnerKeys {
  /** The cipher of an owner's rows, or undefined when its key is gone. */
  existing(owner: string): Promise<DraftCipher | undefined>
  /** The cipher of an owner's rows, made on first use. */
  made(owner: string): Promise<DraftCipher>
  /** In a transaction: is the cipher that was made here still that of the stored rows? */
  isCurrent(change: Change, owner: string): Promise<boolean>
  clear(): void
}

export function ownerKeys(store: LastingStore): OwnerKeys {
  const known = new Map<string, { readonly id: string; readonly cipher: DraftCipher }>()

  function remember(owner: string, stored: OwnerKey): DraftCipher {
    const cipher = draftCipher(stored.key)
    known.set(owner, { id: stored.id, cipher })
    return cipher
  }

  async function existing(owner: string): Promise<DraftCipher | undefined> {
    const cipher = known.get(owner)?.cipher
    if (cipher) return cipher
    const stored = await store.change((change) => change.get('settings', keySetting(owner)))
    return stored ? remember(owner, stored as OwnerKey) : undefined
  }

  return {
    existing,
    async made(owner) {
      const cipher = await existing(owner)
      if (cipher) return cipher
      const key: OwnerKey = { id: newId(), key: store.place === 'device' ? await createKey('AES-GCM') : null }
      return remember(owner, await settingOf(store, keySetting(owner), key))
    },
    async isCurrent(change, owner) {
      const stored = (await change.get('settings', keySetting(owner))) as OwnerKey | undefined
      return stored !== undefined && stored.id === known.get(owner)?.id
    },
    clear: () => known.clear(),
  }
}
