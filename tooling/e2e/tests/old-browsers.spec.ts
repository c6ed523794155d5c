import { newerPaths } from '@coverkit/hosting/newer-functions'
import { calculate } from '../src/calculator.ts'
import { openAccount } from '../src/openSession.ts'
import { framed, openFraming } from '../src/partnerPage.ts'
import { places } from '../src/places.ts'
import { expectInsurers, quotesFromNeeds } from '../src/quote.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'
import { expect, test } from '../src/test.ts'

test.beforeEach(({ page }) =>
  page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.')
      const last = names.pop() ?? ''
      const holder = names.reduce<object | undefined>(
        (above, name) => above && Reflect.get(above, name),
        globalThis,
      )
      if (holder) Reflect.deleteProperty(holder, last)
    }
  }, newerPaths),
)
test.afterEach(async ({ page }) => {
  const isThere = await page.evaluate(() => [
    'any' in AbortSignal,
    'parse' in URL,
    'withResolvers' in Promise,
    'groupBy' in Map,
    'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
  ])
  expect(isThere, 'the page has what was taken away').toEqual([false, false, false, false, false])
})

test('the oldest promised browsers get prices', async ({ page }) => {
  await calculate(page)
  await quotesFromNeeds(page)
  await expectInsurers(page)
})

test('they show the account', async ({ page }) => {
  await openAccount(page, await sampleCustomer('Morgan'))
  await expect(page.getByRole('article', { name: /Policy / }).first()).toBeVisible()
})

test('they show a partner’s frame', async ({ page }) => {
  await openFraming(page, { src: `${places.embed}/client-quote/select-covers?accountName=wattlebird` })
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('they say that an activation succeeded', async ({ page }) => {
  await page.goto(`/?activationUri=${encodeURIComponent(`${places.api}/sandbox/activate?code=demo`)}`)
  await expect(page.getByRole('status')).toContainText('Authentication is successful')
})
