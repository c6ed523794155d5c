import { randomUUID } from 'node:crypto'
import { continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { makePerson } from '../src/identity.ts'
import { openSession } from '../src/openSession.ts'
import { expect, test } from '../src/test.ts'
import {
  addOther,
  enterPolicies,
  enterPolicy,
  giveOwner,
  HOLDERS,
  policiesShown,
  removePolicy,
  savedPoliciesOf,
  signTransfer,
  submitTransfer,
  transferOf,
} from '../src/transfer.ts'

const THREE = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Mallee Life Company', number: 'MLC0012345' },
  { insurer: 'Accord Life', number: 'AC123456K' },
]
const WAITING = 'Waiting for the second signature'

test('a signed-in customer goes on with two holders and their policies on another device, to the rows it shows', {
  tag: '@long',
}, async ({ page, browser, baseURL, trouble }) => {
  test.slow()
  // The account has no second policy holder to offer yet.
  trouble.expect(/^404 \/api\/v1\/users\/GetPolicyHolderbyContactId$/, 'no second policy holder is on file')
  const person = await makePerson()
  await openSession(page, person)
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await giveOwner(page, person.email)
  await addOther(page, `noor.${randomUUID().slice(0, 8)}@example.com`)
  await continueTo(page, 'Policies to transfer')
  await enterPolicies(page, THREE)
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/drafts/transfer-policy') && response.request().method() === 'PUT',
  )
  await continueTo(page, 'Terms and conditions')
  await stored
  await expect(line(page, 'sent')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openSession(other, person)
  await other.goto(HOLDERS)
  const second = other.getByRole('group', { name: 'Second policy holder', exact: true })
  await expect(second.getByLabel('First name', { exact: true })).toHaveValue('Noor')
  await expect(other.getByRole('button', { name: 'Use the answers in my account' })).toHaveCount(0)
  await continueTo(other, 'Policies to transfer')
  await expect.poll(() => policiesShown(other)).toEqual(['ZUR ZU-889120', 'MLC MLC0012345', 'ACC AC123456K'])
  await enterPolicy(other, 2, { insurer: 'Mallee Life Company', number: 'MLC0099999' })
  await removePolicy(other, 1)
  await other.getByRole('button', { name: 'Add another policy' }).click()
  await enterPolicy(other, 3, { insurer: 'Ingleside Life', number: null })
  const shown = await policiesShown(other)
  expect(shown).toEqual(['MLC MLC0099999', 'ACC AC123456K', 'ING null'])
  await continueTo(other, 'Terms and conditions')
  await expect(line(other, 'sent')).toBeVisible()
  await expect.poll(async () => (await transferOf(person.sub)).active).toEqual(shown)
  expect((await transferOf(person.sub)).discontinued).toEqual(['ZUR ZU-889120'])

  await signTransfer(other)
  await submitTransfer(other).click()
  await expect(heading(other, WAITING)).toBeVisible()
  expect(await transferOf(person.sub)).toMatchObject({
    status: 'waiting-for-second-signature',
    active: shown,
    discontinued: ['ZUR ZU-889120'],
    second: 'Active',
  })
  // Each policy is on file once, under whichever device it came first.
  const savedPolicies = (await savedPoliciesOf(other)).map(
    ({ insurerCode, policyNumber, policyStatus }) => `${insurerCode} ${policyNumber} ${policyStatus}`,
  )
  expect(savedPolicies.sort()).toEqual(
    [...shown.map((policy) => `${policy} Active`), 'ZUR ZU-889120 Discontinued'].sort(),
  )
  await context.close()
})

test('details on file that come late leave the field that the customer is in to them', {
  tag: '@long',
}, async ({ page }) => {
  const person = await makePerson()
  let release = () => undefined as unknown
  const held = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route('**/GetUserdetailsByEmail*', async (route) => {
    await held
    await route.continue()
  })
  await openSession(page, person)
  const asked = page.waitForRequest('**/GetUserdetailsByEmail*')
  await page.goto(HOLDERS)
  await asked
  const you = page.getByRole('group', { name: 'You', exact: true })
  const first = you.getByLabel('First name', { exact: true })
  await first.focus()
  release()
  await expect(you.getByLabel('Last name', { exact: true })).toHaveValue('Example')
  await page.keyboard.type('Zoë')
  await expect(first).toHaveValue('Zoë')
})
