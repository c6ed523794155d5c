import { createRunExclusive } from '../platform/runExclusive.ts'
import type { LastingStore } from './lastingStore.ts'
import { type MemoryTables, memoryChange, memoryTables } from './memoryStore.ts'
import type { Tables } from './rows.ts'
import type { Change } from './store.ts'

/** Rows that can be moved off the device for the rest of this page's life. */
export interface MovableStore extends LastingStore {
  /** Whether they were moved, rather than lost their place on the device. */
  readonly sharedComputer: boolean
  /** From now on nothing is written to the device. What it has is read, and leaves it with the next change. */
  moveToMemory(): void
}

/** A store for a computer that others use too: reads what was on the device before, writes to memory only. */
export function movableStore(device: LastingStore): MovableStore {
  let memory: MemoryTables | undefined
  let moved: () => void = () => undefined
  /** Each copies what the one before it left. */
  const runExclusive = createRunExclusive()

  async function changeMemory<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const { changed, result } = await device.change(async (onDevice) => {
      // Copied here, since a transaction that fails may be run again.
      const copy = memoryTables(memory)
      return { changed: copy, result: await work(overlaid(onDevice, copy)) }
    })
    memory = changed
    return result
  }

  return {
    get place() {
      return memory ? 'memory' : device.place
    },
    get sharedComputer() {
      return memory !== undefined
    },
    get outdated() {
      return device.outdated
    },
    onMoved(listener) {
      moved = listener
      device.onMoved(listener)
    },
    clear() {
      device.clear()
      if (memory) memory = memoryTables()
    },
    change: (work) => (memory ? runExclusive(() => changeMemory(work)) : device.change(work)),
    moveToMemory() {
      if (memory) return
      memory = memoryTables()
      moved()
    },
  }
}

/** Memory over the device: a row that is written or deleted leaves the device. */
function overlaid(onDevice: Change, memory: MemoryTables): Change {
  const inMemory = memoryChange(memory)
  const keyOf = (row: unknown) => (row as { readonly id?: string }).id
  return {
    async get(table, key) {
      return (await inMemory.get(table, key)) ?? (await onDevice.get(table, key))
    },
    async all(table) {
      const rows = [...(await onDevice.all(table)), ...(await inMemory.all(table))]
      return [...new Map(rows.map((row) => [keyOf(row), row])).values()] as Tables[typeof table][]
    },
    async put(table, row, key) {
      await inMemory.put(table, row, key)
      // Keys stay until the log-out: other rows on the device are read with them.
      if (table !== 'settings') await onDevice.delete(table, key)
    },
    async delete(table, key) {
      await inMemory.delete(table, key)
      await onDevice.delete(table, key)
    },
  }
}
