import type { BrowserContext, Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { canaries, canariesIn } from '../src/canaries.ts'
import { line } from '../src/expectedSaveLines.ts'
import { GOOD_PASSWORD, logIn } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, test } from '../src/test.ts'
import { ABOUT_YOU } from '../src/toStep.ts'

/** The two reads whose contract has a visitor's words in their address. */
const DOCUMENTED = /\/GetUserdetailsByEmail\?|\/verifyverificationcode\?|\/sendverificationcodebyemail\?/i

interface Traces {
  /** Every address asked for, and the address that it was asked from. */
  readonly requests: string[]
  readonly shown: Set<string>
}

/** Records addresses of requests, their Referer, and every address that a page shows. */
function watchTraces(context: BrowserContext): Traces {
  const traces: Traces = { requests: [], shown: new Set() }
  context.on('request', async (request) => {
    // The driver adds the fragment, which no browser sends.
    const [requested = ''] = request.url().split('#')
    if (!DOCUMENTED.test(requested)) traces.requests.push(requested)
    const headers = await request.allHeaders().catch(() => ({}))
    traces.requests.push(`from ${Reflect.get(headers, 'referer') ?? ''}`)
  })
  context.on('page', (page) => page.on('framenavigated', (frame) => traces.shown.add(frame.url())))
  return traces
}

/** The window's own history, titles too. */
async function historyOf(page: Page): Promise<string> {
  const tools = await page.context().newCDPSession(page)
  const { entries } = await tools.send('Page.getNavigationHistory')
  return entries.map(({ url, title }) => `${url} ${title}`).join('\n')
}

/** Walks through the calculator, with a mailed link to continue; returns the link. */
async function calculateAndMail(page: Page, email: string): Promise<string> {
  await page.goto(ABOUT_YOU)
  await page.getByLabel('Your age', { exact: true }).fill(canaries.age)
  await page.getByLabel('Annual salary before tax', { exact: true }).fill(canaries.salary)
  await continueTo(page, 'Your dependants')
  await page.getByRole('radio', { name: 'No', exact: true }).first().check()
  await continueTo(page, 'Assets and debts')
  await radio(page, 'Where do you live?', 'A home I own or am paying off').check()
  await page.getByLabel('Home value', { exact: true }).fill(canaries.homeValue)
  await radio(page, 'Would your family sell the home?', 'No').check()
  await tick(page, 'Savings').check()
  await page.getByLabel('Savings balance').fill(canaries.savings)
  await continueTo(page, 'Cover you already have')
  await expect(line(page, 'sent')).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link to continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email me a link to continue' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('status')).toContainText('We sent a link')
  return mailedMatch(email, /https?:\/\/\S+\/continue#\S+/)
}

async function contact(page: Page): Promise<void> {
  await page.goto('/contact-request?topic=claim')
  await page.getByLabel('Your message').fill(canaries.message)
  await page.getByLabel('Your name').fill(canaries.name)
  await page.getByLabel('Email', { exact: true }).fill(canaries.email)
  await page.getByRole('radio', { name: 'By phone' }).check()
  await page.getByLabel('Phone', { exact: true }).fill(canaries.phone)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
}

/** Sign-up, confirmation, log-in, and a way back to a page. */
async function becomeCustomer(page: Page, email: string): Promise<string> {
  const [first = '', last = ''] = canaries.name.split(' ')
  await page.goto('/sign-up')
  await page.getByLabel('First name', { exact: true }).fill(first)
  await page.getByLabel('Last name', { exact: true }).fill(last)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const code = await mailedMatch(email, /(?<!AFSL )\b\d{6}\b/)
  await page.getByLabel('Confirmation code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your account is confirmed.')).toBeVisible()
  await page.goto('/account')
  await logIn(page, { email, password: GOOD_PASSWORD })
  await expect(heading(page, 'Your account')).toBeVisible()
  return code
}

async function resetPassword(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send a code', exact: true }).click()
  await expect(page.getByLabel('Confirmation code')).toBeVisible()
}

test('T12: nothing that a visitor enters is in an address, a Referer, a title or the history', async ({
  page,
  context,
}) => {
  test.slow()
  const traces = watchTraces(context)
  page.on('framenavigated', (frame) => traces.shown.add(frame.url()))
  const email = `${Date.now()}.${canaries.email}`
  const link = await calculateAndMail(page, email)
  await contact(page)
  const code = await becomeCustomer(page, email)
  const [, token = ''] = link.split('#')
  await page.goto(link)
  await expect(heading(page, 'Continue where you left off')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy policy' }).first().click()
  const history = await historyOf(page)
  await resetPassword(page, email)
  const shown = [...traces.shown].filter((url) => url !== link)
  const all = [...traces.requests, ...shown, history, await historyOf(page)].join('\n')
  expect(traces.requests.length).toBeGreaterThan(50)
  expect(canariesIn(all)).toEqual([])
  for (const secret of [GOOD_PASSWORD, token, code, encodeURIComponent(email)])
    expect(all).not.toContain(secret)
  // The same search finds the texts that are allowed.
  expect(canariesIn(`${all}?q=${encodeURIComponent(canaries.name)}`)).toEqual(['name'])
})
