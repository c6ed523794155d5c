import type { StorageKind } from '../api/drafts.ts'
import { newId } from '../platform/newId.ts'
import { deviceConnection } from './deviceConnection.ts'
import { type MemoryTables, memoryChange, memoryStore, memoryTables } from './memoryStore.ts'
import { TABLES, type Tables } from './rows.ts'
import type { Change, Store } from './store.ts'

/** The rows of this browser, on disk as long as the browser lets us. */
export interface LastingStore extends Store {
  readonly place: StorageKind
  readonly outdated: boolean
  /** Drops the rows that this page holds against the loss of the storage. */
  clear(): void
  /** Calls when the place or `outdated` changed, or emptied storage was filled again. */
  onMoved(listener: () => void): void
}

type Write = (change: Change) => Promise<unknown>

/**
 * How often a change is tried, by how it fails; twice otherwise, since a closed database is reopened once. A browser that
 * clears the storage ends what is under way, and aborts also who opens the database again at once.
 */
const TRIES: Readonly<Record<string, number>> = { AbortError: 5, VersionError: 1, TimeoutError: 1 }

/**
 * Never fails for want of storage: what this page wrote it also holds, so that cleared storage is filled again, and
 * refused, full or broken storage is replaced by memory.
 */
export function lastingStore(brand: string, onDevice: boolean): LastingStore {
  const held = memoryTables()
  const listeners: (() => void)[] = []
  let memory = onDevice ? undefined : memoryStore(held)
  let outdated = false
  const moved = () => {
    for (const listener of listeners) listener()
  }

  const device = deviceConnection(brand, (newer) => {
    if (newer) {
      outdated = true
      fall()
    } else {
      void store.change(async () => undefined).then(moved)
    }
  })

  function fall(): Store {
    if (!memory) {
      memory = memoryStore(held)
      moved()
    }
    return memory
  }

  async function onDisk<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const writes: Write[] = []
    const result = await device.change(async (change) => {
      writes.length = 0
      const recorded = recording(change, writes)
      await fill(recorded, held)
      return work(recorded)
    })
    for (const write of writes) await write(memoryChange(held))
    return result
  }

  const store: LastingStore = {
    get place() {
      return memory ? 'memory' : 'device'
    },
    get outdated() {
      return outdated
    },
    onMoved: (listener) => void listeners.push(listener),
    clear() {
      for (const rows of held.values()) rows.clear()
      if (memory) memory = memoryStore(held)
    },
    async change(work) {
      for (let tries = 1; !memory; tries += 1) {
        const { absences } = device
        try {
          return await onDisk(work)
        } catch (error) {
          if (!(error instanceof DOMException) && !isMissing(error)) throw error
          if (device.absences !== absences) {
            tries = 0
            continue
          }
          device.forget()
          const { name } = error as Error
          if (name === 'VersionError') outdated = true
          if (tries >= (TRIES[name] ?? 2)) break
        }
      }
      return fall().change(work)
    },
  }
  return store
}

/** There is no IndexedDB at all. */
function isMissing(error: unknown): boolean {
  return error instanceof ReferenceError || (error instanceof TypeError && !globalThis.indexedDB?.open)
}

/** Storage that was emptied under this page is another one: it gets what this page holds. */
async function fill(change: Change, held: MemoryTables): Promise<void> {
  const found = await change.get('settings', 'born')
  const born = held.get('settings')?.get('born')
  if (found !== undefined && found === born) return
  if (born !== undefined) await putHeld(change, held)
  if (found === undefined) await change.put('settings', newId(), 'born')
}

function recording(change: Change, writes: Write[]): Change {
  return {
    ...change,
    async get(table, key) {
      const row = await change.get(table, key)
      // Keys are read once and needed to read anything held.
      if (table === 'settings' && row !== undefined) writes.push((mirror) => mirror.put(table, row, key))
      return row
    },
    put(table, row, key) {
      writes.push((mirror) => mirror.put(table, row, key))
      return change.put(table, row, key)
    },
    delete(table, key) {
      writes.push((mirror) => mirror.delete(table, key))
      return change.delete(table, key)
    },
  }
}

async function putHeld(change: Change, held: MemoryTables): Promise<void> {
  for (const table of TABLES) {
    for (const [key, row] of held.get(table) ?? []) {
      if (table === 'lease' || (await change.get(table, key)) !== undefined) continue
      await change.put(table, row as Tables[typeof table], key)
    }
  }
}
