import type { BrowserContext, Page } from '@playwright/test'
import { lifeOnly } from '../src/application/Applicant.ts'
import { acceptDocuments, understandDuty } from '../src/application/acceptDocuments.ts'
import { answerQuestionnaire } from '../src/application/answerQuestionnaire.ts'
import { chooseFirst } from '../src/application/chooseInsurer.ts'
import { giveDetails } from '../src/application/giveDetails.ts'
import { nameBeneficiaries } from '../src/application/nameBeneficiaries.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, radio } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { places } from '../src/places.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const NUMBER = '4916338527067135'
const NAME = 'Zephyrine Quillfeather'
/** Texts that must not occur outside the provider: the number without its last four digits, and the name. */
const CANARIES = [
  NUMBER.slice(0, 12),
  '4916 3385',
  '4916-3385',
  '33852706',
  '3385 2706',
  NAME,
  'Quillfeather',
]

/** Returns the canaries that a text contains. */
const found = (text: string) => CANARIES.filter((canary) => text.includes(canary))

/** Collects the browser's requests, those to the payment provider apart. */
function watchProduct(context: BrowserContext): { readonly sent: string[]; readonly toProvider: string[] } {
  const sent: string[] = []
  const toProvider: string[] = []
  context.on('request', (request) => {
    const text = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    const list = request.url().startsWith(`${places.payment}/`) ? toProvider : sent
    list.push(text)
  })
  return { sent, toProvider }
}

/** Returns the page's own data: its document, its fields, and its storages. */
async function pageText(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const field of document.querySelectorAll('input')) texts.push(field.value)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        texts.push(JSON.stringify(rows))
      }
      database.close()
    }
    return texts.join('\n')
  })
  return `${await page.content()}\n${stored}`
}

const frameOf = (page: Page) =>
  page.frameLocator('iframe[title="Card details, on the payment provider’s page"]')

// Takes over 5 s: the card is requested at the end of an application.
test('a card is typed at the payment provider, and no digit but the last four reaches the product', async ({
  page,
  context,
}) => {
  const { sent, toProvider } = watchProduct(context)
  const nothing = async () => {}
  await page.setViewportSize({ width: 320, height: 640 })
  await openQuote(page)
  await chooseFirst(page)
  await understandDuty(page, nothing)
  await acceptDocuments(page, nothing)
  await answerQuestionnaire(page, nothing)
  await giveDetails(page, lifeOnly, nothing)
  await continueTo(page, 'Payment')
  await radio(page, 'Payment method', 'Credit card').check()
  const card = frameOf(page)
  const number = card.getByLabel('Card number', { exact: true })
  await card.getByRole('button', { name: 'Use this card' }).click()
  await expect(number).toBeFocused()
  await expect(card.getByText('Enter your card number', { exact: true })).toBeVisible()
  await expect(card.getByText('Enter the name on the card', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The frame grows with its messages.
  const overflow = () =>
    number.evaluate((field) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field.ownerDocument.documentElement
      return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
    })
  await expect.poll(overflow).toEqual({ across: 0, down: 0 })

  await number.pressSequentially(NUMBER)
  await expect(number).toHaveValue('4916 3385 2706 7135')
  await card.getByLabel('Expiry date', { exact: true }).pressSequentially('1130')
  await expect(card.getByLabel('Expiry date', { exact: true })).toHaveValue('11/30')
  await card.getByLabel('Security code', { exact: true }).fill('917')
  await card.getByLabel('Name on card', { exact: true }).fill(NAME)
  expect(found(await pageText(page))).toEqual([])
  await card.getByLabel('Name on card', { exact: true }).press('Enter')
  await expect(page.getByText('Visa ending in 7135, expires 11/30')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another card' })).toBeFocused()
  await expectAccessible(page)
  expect(found(await pageText(page))).toEqual([])

  await continueTo(page, 'Beneficiaries')
  await nameBeneficiaries(page, lifeOnly, nothing)
  await continueTo(page, 'Declarations')
  await expect(page.getByText('Visa ending in 7135, expires 11/30')).toBeVisible()
  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, nothing)
  await submitButton(page).click()
  await referenceShown(page)
  const records = JSON.stringify(await recordsOf('applications', await clientIdOf(page)))
  expect(records).toMatch(/"method":"creditCard"[^}]*"token":"tok_[\w-]{32}"/)
  expect(found(records)).toEqual([])
  expect(found(sent.join('\n'))).toEqual([])
  expect(found(await pageText(page))).toEqual([])
  // The same search finds the texts that are allowed.
  expect(sent.length).toBeGreaterThan(20)
  expect(found(toProvider.join('\n'))).toContain(NAME)
})
