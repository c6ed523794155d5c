import type { Page } from '@playwright/test'
import { places } from './places.ts'

/** The id that this browser's requests carry. */
export async function clientIdOf(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('coverkit-wattlebird')
        // Never create the database before the page does.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('settings').objectStore('settings').get('clientId')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve(String(reading.result))
          }
        }
      }),
  )
}

/** Reads the records of a visitor from the backend's database. */
export async function recordsOf(
  kind: 'quotes' | 'calculations' | 'applications' | 'transfers',
  clientId: string,
  api = places.api,
): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`${api}/sandbox/saved/${kind}?clientId=${clientId}`)
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as Record<string, unknown>[]
}

/** Injects faults into the backend's answers, for this visitor only. */
export async function putFaults(faults: object, clientId: string, api = places.api): Promise<void> {
  const answer = await fetch(`${api}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...faults, clientId }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`)
}
