import { expect, type Page } from '@playwright/test'
import { heading } from './calculator.ts'
import { openAccount } from './openSession.ts'
import { sampleCustomer } from './sampleCustomers.ts'

export const CHECK = '/account/identity-check'
export const CONSENT = 'I agree to my details being checked in this way'
export const VERIFIED = 'We’ve confirmed who you are'
export const REFERRED = 'Please call us to finish the check'

/** A document's region or card: fields of several documents have one name. */
const document = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const checkButton = (page: Page) =>
  page.getByRole('button', { name: 'Check my identity', exact: true })

/** Signs in as one of the sample customers and opens their identity check from the task of the account. */
export async function openCheckOf(page: Page, givenName: string): Promise<void> {
  const customer = await sampleCustomer(givenName)
  await openAccount(page, customer)
  await page.getByRole('link', { name: /^Start the identity check/ }).click()
  await expect(heading(page, 'Identity check')).toBeVisible()
}

/** Agrees, and continues with electronic sources. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: CONSENT }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
}

/** In the sandbox, the end of a number decides: 01 does not match, 02 goes to a person, all others match. */
export async function enterLicence(page: Page, cardNumber: string, number = '12345600'): Promise<void> {
  const licence = document(page, 'Driver licence')
  await licence.getByLabel('State or territory that issued it').selectOption('NSW')
  await licence.getByLabel('Licence number').fill(number)
  await licence.getByLabel('Card number').fill(cardNumber)
}

export async function enterMedicare(page: Page): Promise<void> {
  const card = document(page, 'Medicare card')
  await card.getByLabel('Medicare card number').fill('2000 00002 0')
  await card.getByLabel('Number next to your name').fill('1')
  await card.getByLabel('Green').check()
  await card.getByLabel('Valid to').fill('08/2028')
}

/** Everything that scripts of this page can read back from the device, as text; files by their type. */
export function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const isFile = (value: unknown) =>
      value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await caches.keys()]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = await resultOf(database.transaction(store).objectStore(store).getAll())
        found.push(rows)
      }
      database.close()
    }
    return JSON.stringify(found, (_key, value: unknown) =>
      isFile(value) ? `${value?.constructor.name} of ${value instanceof Blob ? value.size : ''}` : value,
    )
  })
}
