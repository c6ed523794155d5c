import { understandDuty } from '../src/application/acceptDocuments.ts'
import { chooseFirst } from '../src/application/chooseInsurer.ts'
import { heading } from '../src/calculator.ts'
import { goOn } from '../src/changeCover.ts'
import { makePerson } from '../src/identity.ts'
import { makeLifeCustomer } from '../src/makeLifeCustomer.ts'
import { openAccount, openSession } from '../src/openSession.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { expect, test } from '../src/test.ts'

const CHANGE = '/account/change-my-cover'
const unseen = async () => undefined

test('the overview of an application, typed in a browser that has yet to get the draft', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await makePerson()
  await openQuote(page, {}, await openSession(page, person))
  await chooseFirst(page)
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/drafts/application') &&
      response.request().method() === 'PUT' &&
      response.ok() &&
      (response.request().postData() ?? '').includes('"furthest":"key-documents"'),
  )
  await understandDuty(page, unseen)
  await expect(heading(page, 'Key documents')).toBeVisible()
  await stored

  for (const [path, title] of [
    ['/application/overview', 'Your application'],
    ['/application/key-documents', 'Key documents'],
  ] as const) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await context.newPage()
    await openSession(other, person)
    await other.goto(path)
    await expect(heading(other, title)).toBeVisible()
    await expect(other).toHaveURL(new RegExp(`${path}$`))
    await context.close()
  }
})

test('the last step of a change of cover, typed in a browser that has yet to get the draft, opens the furthest', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await makeLifeCustomer()
  await openAccount(page, customer)
  await page.goto(`${CHANGE}/premium-type`)
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await page.goto(`${CHANGE}/life-cover`)
  await page.getByLabel('Life cover amount').fill('450000')
  await goOn(page)
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/drafts/change-my-cover') &&
      response.request().method() === 'PUT' &&
      response.ok() &&
      (response.request().postData() ?? '').includes('"furthest":"indexation"'),
  )
  await goOn(page)
  await expect(heading(page, 'Indexation')).toBeVisible()
  await stored

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openSession(other, customer)
  await other.goto(`${CHANGE}/review-cover`)
  await expect(heading(other, 'Indexation')).toBeVisible()
  await context.close()
})
