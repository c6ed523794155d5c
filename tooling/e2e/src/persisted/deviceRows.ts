import { expect, type Page } from '@playwright/test'

/** Tables of the brand's database on the device. */
export type Table = 'drafts' | 'outbox' | 'quarantine'

export interface DeviceRow {
  readonly id: string
  readonly flow: string
  readonly version: number
  readonly rev: number
  readonly savedAt: string
}

/** Reads the rows that the device stores, over a connection of its own. Empty while there is no database. */
export function deviceRows(page: Page, table: Table): Promise<readonly DeviceRow[]> {
  return page.evaluate(
    (name) =>
      new Promise<DeviceRow[]>((resolve, reject) => {
        const opening = indexedDB.open('coverkit-wattlebird')
        // Never create the database before the page does.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result)
          }
        }
      }),
    table,
  )
}

async function revisions(page: Page): Promise<number> {
  return (await deviceRows(page, 'drafts')).reduce((sum, { rev }) => sum + rev, 0)
}

/** Runs an action and waits until a draft was stored after it. */
export async function untilPersisted(page: Page, change: () => Promise<unknown>): Promise<void> {
  const before = await revisions(page)
  await change()
  await expect.poll(() => revisions(page)).toBeGreaterThan(before)
}

/** Changes members of every draft row as another program would; `data` is given as bytes. */
export async function changeDraftRows(
  page: Page,
  change: Partial<Omit<DeviceRow, 'id'>> & { readonly data?: readonly number[] },
): Promise<void> {
  await page.evaluate(
    ({ data, ...members }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('coverkit-wattlebird')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite')
          const drafts = transaction.objectStore('drafts')
          drafts.getAll().onsuccess = ({ target }) => {
            for (const row of (target as IDBRequest).result) {
              drafts.put({ ...row, ...members, ...(data && { data: new Uint8Array(data).buffer }) })
            }
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    change,
  )
}
