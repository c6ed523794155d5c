import type { Page } from '@playwright/test'
import { decideCheck } from '../src/decideCheck.ts'
import { makePerson } from '../src/identity.ts'
import {
  agree,
  CHECK,
  checkButton,
  enterLicence,
  enterMedicare,
  REFERRED,
  VERIFIED,
} from '../src/identityCheck.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { openSession } from '../src/openSession.ts'
import { referCheckOf } from '../src/prepared/referCheckOf.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const TASK = 'Call us to finish your identity check'
const tasks = (page: Page) => page.getByRole('region', { name: 'What you need to do' })

test('a person decides a referred check on their page, and its customer gets a message', async ({ page }) => {
  const person = { ...(await makePerson({ familyName: 'Example' })), name: 'Robin Example' }
  await referCheckOf(person)
  await decideCheck(page, person.email, 'verified')
  await mailedMatch(person.email, /One of us has gone through your identity check, and it’s done\./)
})

test('a referred identity check is a person’s: the account says so, they settle it, and the account shows the result', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const customer = await sampleCustomer('Drew')
  const { email } = customer
  const expectReferred = async () => {
    await page.goto('/account')
    await expect(tasks(page).getByRole('heading', { name: TASK })).toBeVisible()
  }
  await referCheckOf(customer)
  await openSession(page, customer)
  await expectReferred()
  await expectAccessible(page)
  const desk = await context.newPage()

  await decideCheck(desk, email, 'again')
  await mailedMatch(email, /You’ve got three more tries, and you can use other documents\./)
  await page.goto('/account')
  await expect(tasks(page).getByRole('heading', { name: 'Finish your identity check' })).toBeVisible()
  await expect(tasks(page).getByRole('heading', { name: TASK })).toHaveCount(0)

  await page.goto(CHECK)
  await agree(page)
  await enterLicence(page, '2034567802')
  await enterMedicare(page)
  await checkButton(page).click()
  await expect(page.getByRole('heading', { name: REFERRED, exact: true })).toBeFocused()
  await expectReferred()
  await decideCheck(desk, email, 'verified')
  await mailedMatch(email, /One of us has gone through your identity check, and it’s done\./)
  await page.goto('/account')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /identity check/ })).toHaveCount(0)
  await page.goto(CHECK)
  await expect(page.getByRole('heading', { name: VERIFIED, exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
