import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

interface Stored {
  readonly flow: string
  readonly answers: object
  /** The customer whose draft it is; a visitor's when absent. */
  readonly sub?: string | undefined
}

const STORED_MS = 7 * 86_400_000

/**
 * Stores a draft on a device that has none, as the second version of its database has it. Later ones read that, so this
 * stays as it is. The page is to be where no script of ours runs.
 */
export async function storeOnDevice(page: Page, { flow, answers, sub }: Stored): Promise<void> {
  const clientId = randomUUID()
  const owner = sub === undefined ? `anon:${clientId}` : `user:${sub}`
  const row = {
    id: `${owner}/${flow}`,
    owner,
    flow,
    version: 1,
    rev: 1,
    attempt: randomUUID(),
    savedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + STORED_MS).toISOString(),
  }
  await page.evaluate(putDraft, { clientId, row, text: JSON.stringify(answers) })
}

interface Draft {
  readonly clientId: string
  readonly row: {
    readonly id: string
    readonly owner: string
    readonly version: number
    readonly rev: number
  }
  readonly text: string
}

/** Runs in the page: seals the text, bound to its row, and puts both into a new database. */
async function putDraft({ clientId, row, text }: Draft): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Nothing else is sealed with this key.
  const iv = new Uint8Array(12)
  const bytesOf = (part: string) => new TextEncoder().encode(part)
  const additionalData = bytesOf(`${row.id}#${row.version}#${row.rev}`)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytesOf(text))
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('coverkit-wattlebird', 2)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      for (const table of ['drafts', 'quarantine', 'outbox', 'lease'])
        opening.result.createObjectStore(table, { keyPath: 'id' })
      opening.result.createObjectStore('settings')
    }
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['drafts', 'settings'], 'readwrite')
      const settings = transaction.objectStore('settings')
      settings.put(clientId, 'clientId')
      settings.put({ id: clientId, key }, `key:${row.owner}`)
      transaction.objectStore('drafts').put({ ...row, iv, data })
      transaction.onabort = () => reject(transaction.error)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
