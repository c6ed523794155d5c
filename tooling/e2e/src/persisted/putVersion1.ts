import type { Page } from '@playwright/test'
import version1 from './version1.fixture.json' with { type: 'json' }

/** Puts the data of the first released version on the device. The file must not change. */
export async function putVersion1(page: Page): Promise<void> {
  await page.evaluate(async ({ version, key, clientId, drafts }) => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const secret = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('coverkit-wattlebird', version)
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('drafts', { keyPath: 'id' })
        opening.result.createObjectStore('quarantine', { keyPath: 'id' })
        opening.result.createObjectStore('settings')
      }
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(['drafts', 'settings'], 'readwrite')
        transaction.objectStore('settings').put(clientId, 'clientId')
        transaction.objectStore('settings').put(secret, 'key')
        for (const draft of drafts) {
          const { iv, data } = draft
          transaction.objectStore('drafts').put({ ...draft, iv: bytes(iv), data: bytes(data).buffer })
        }
        transaction.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, version1)
}
