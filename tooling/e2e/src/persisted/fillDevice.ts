import type { Page } from '@playwright/test'

/** Limits the storage of this origin. Call it before anything is stored: the browser counts from there. */
export async function limitDevice(page: Page, origin: string): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 })
}

/** Fills the remaining storage, as another page of the origin might. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('full')
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true })
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => resolve(opening.result)
    })
    const fits = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('rows', 'readwrite')
        transaction.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(bytes)))
        transaction.oncomplete = () => resolve(true)
        transaction.onabort = () => resolve(false)
      })
    for (const bytes of [50_000, 5_000, 500, 50, 5]) {
      for (let tries = 0; tries < 50 && (await fits(bytes)); tries += 1);
    }
    database.close()
  })
}
