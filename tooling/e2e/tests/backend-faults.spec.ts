import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  expectNeeds,
  heading,
} from '../src/calculator.ts'
import { type OwnProduct, startOwnProduct } from '../src/ownProduct.ts'
import { openLastStep, openResults } from '../src/prepared/openResults.ts'
import { answerPersonalDetails, expectInsurers } from '../src/quote.ts'
import { test as base, expect, expectAccessible } from '../src/test.ts'

// Each with a backend of its own. As one for each worker it would be a worker of its own, which begins when all others end.
const test = base.extend<{ baseURL: string; product: OwnProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  async product({}, use) {
    const product = await startOwnProduct()
    await use(product)
    await product.close()
  },
  baseURL: async ({ product }, use) => use(product.site),
})

const NO_ANSWER =
  /^ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE) \/api\/v1\/|^console: Form failed to send$/

// Takes over 5 s: a backend of its own is started, killed and started again.
test('a backend that is killed and restarted in between loses nothing', async ({
  page,
  product,
  trouble,
}) => {
  trouble.allow(NO_ANSWER, 'the connection is what fails')
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await product.backend().kill()
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await expect(page.getByRole('status').filter({ hasText: 'not sent yet' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'not sent yet' })).toBeVisible()
  await product.restart()
  await expect(page.getByRole('status').filter({ hasText: /sent \d+:\d\d [ap]m/ })).toBeVisible({
    timeout: 90_000,
  })
  await answerAssetsAndDebts(page)
  await continueTo(page, 'Cover you already have')
  await answerExistingCover(page)
  await continueTo(page, 'Your cover needs', 'See my results')
  await expectNeeds(page)
  const records = JSON.stringify(await recordsOf('calculations', await clientIdOf(page), product.api))
  expect(records).toContain('1090000')
})

test('with the backend stopped, the last step says so and the results can be seen anyway', {
  tag: '@long',
}, async ({ page, product, trouble }) => {
  trouble.allow(NO_ANSWER, 'the connection is what fails')
  await openLastStep(page)
  expect(await product.backend().stop()).toBe(0)
  await page.getByRole('button', { name: 'See my results', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(heading(page, 'Cover you already have')).toBeVisible()
  await expect(page.getByLabel('Life cover amount')).toHaveValue('250,000')
  expect(trouble.seen.includes('console: Form failed to send')).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See my results anyway' }).click()
  await expect(heading(page, 'Your cover needs')).toBeVisible()
  await expectNeeds(page)
  await expect(page.getByRole('status').filter({ hasText: 'not sent yet' })).toBeVisible()
  await product.restart()
  // Unless the outbox has sent it meanwhile.
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await sendNow.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(page.getByRole('status').filter({ hasText: /sent \d+:\d\d [ap]m/ })).toBeVisible()
})

test('with the backend stopped, no insurer answers; restarted, all seven do', { tag: '@long' }, async ({
  page,
  product,
  trouble,
}) => {
  trouble.allow(NO_ANSWER, 'the connection is what fails')
  await openResults(page)
  await page.getByRole('button', { name: 'Get quotes for these covers' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  await answerPersonalDetails(page)
  await product.backend().kill()
  await continueTo(page, 'Your quotes', 'Get quotes')
  const again = page.getByRole('button', { name: /^Try again/ }).first()
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await product.restart()
  await again.click()
  await expectInsurers(page)
})
