import { expect } from '@playwright/test'
import { type RefusingSite, startRefusingSite } from '../src/engines/refuseStorage.ts'
import { test } from '../src/engines/test.ts'

let site: RefusingSite
test.beforeAll(async () => {
  site = await startRefusingSite()
})
test.afterAll(() => site.close())

// Takes over 5 s: it starts an engine and walks in it.
test('where storage is refused, answers last until the page is reloaded, as it says', async ({ visitor }) => {
  await visitor.open(`${site.url}/life-insurance-calculator/about-you`)
  await visitor.fill('Your age', '34')
  await visitor.fill('Annual salary before tax', '105000')
  await visitor.see('Kept until you close this page')
  await visitor.press('Continue')
  await visitor.seeHeading('Your dependants')
  await visitor.see('Kept until you close this page')
  await visitor.reload()
  await visitor.seeHeading('About you')
  expect(await visitor.valueOf('Your age')).toBe('')
  await visitor.fill('Your age', '35')
  await visitor.see('Kept until you close this page')
})
