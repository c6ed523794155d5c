import { expect, it } from 'vitest'
import type { LastingStore } from './lastingStore.ts'
import { memoryChange, memoryTables } from './memoryStore.ts'
import { movableStore } from './movableStore.ts'

/** A device whose transactions tell late that they are complete, when the next may have begun. */
function slowDevice(): LastingStore {
  const tables = memoryTables()
  return {
    place: 'device',
    outdated: false,
    clear: () => undefined,
    onMoved: () => undefined,
    async change(work) {
      const result = await work(memoryChange(tables))
      await new Promise((resolve) => setImmediate(resolve))
      return result
    },
  }
}

it('T13: loses no row to another that is written at the same time', async () => {
  const store = movableStore(slowDevice())
  store.moveToMemory()
  const put = (key: string) => store.change((change) => change.put('settings', `row ${key}`, key))
  await Promise.all(['a', 'b', 'c'].map(put))
  const rows = await store.change((change) =>
    Promise.all(['a', 'b', 'c'].map((key) => change.get('settings', key))),
  )
  expect(rows).toEqual(['row a', 'row b', 'row c'])
})

it('keeps nothing of a transaction that fails', async () => {
  const store = movableStore(slowDevice())
  store.moveToMemory()
  const failing = store.change(async (change) => {
    await change.put('settings', 'half', 'a')
    throw new Error('aborted')
  })
  await expect(failing).rejects.toThrow('aborted')
  expect(await store.change((change) => change.get('settings', 'a'))).toBeUndefined()
})
