import type { Locator, Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { CONSENT, checkButton, VERIFIED } from '../identityCheck.ts'
import { chooseByArrows, pressOn, tabTo, typeInto } from '../keyboard.ts'
import { mailedCode } from '../mailbox.ts'
import { expect } from '../test.ts'
import { expectSubmitted, readReview } from './reviewFigures.ts'

/** Checks the page in its current state. */
export type Look = (page: Page) => Promise<void>

/** One change of cover: the field of the step, its new value, and the review's text for the row. */
interface CoverEdit {
  readonly cover: string
  readonly field: string
  readonly to: string
  readonly row: readonly string[]
}

/** Differences between customers in the areas of the account. */
export interface AccountWalk {
  readonly fullName: string
  readonly policyNumber: string
  readonly facts: readonly string[]
  readonly edit: CoverEdit
  /** Null where no increase is possible: the text shown then. */
  readonly increase: { readonly event: string; readonly cover: string; readonly by: string } | string
  readonly claim: string
}

const WAIT_FOR_HEADING = { timeout: 30_000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => pressOn(page, button(page, name), 'Enter')

async function isAt(page: Page, title: string, look: Look): Promise<void> {
  await expect(heading(page, title)).toBeVisible(WAIT_FOR_HEADING)
  await look(page)
}

/** Replaces the text of a field, without the mouse. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function typeDate(page: Page, group: Locator, daysAgo: number): Promise<void> {
  // The browser is in Melbourne.
  const date = new Date(Date.now() - daysAgo * 86_400_000)
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(date)
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  await typeInto(page, group.getByLabel('Day', { exact: true }), String(day))
  await typeInto(page, group.getByLabel('Month', { exact: true }), String(month))
  await typeInto(page, group.getByLabel('Year', { exact: true }), String(year))
}

/** Opens a page from the account by its link, and goes back by the browser's own key. */
async function follow(page: Page, link: string, title: string, look: Look): Promise<void> {
  await page.goto('/account')
  await expect(heading(page, 'Your account')).toBeVisible(WAIT_FOR_HEADING)
  await pressOn(page, page.getByRole('complementary').getByRole('link', { name: link, exact: true }), 'Enter')
  await isAt(page, title, look)
}

/** The account's first page shows the policies. */
export async function walkAccount(
  page: Page,
  { facts }: Pick<AccountWalk, 'facts'>,
  look: Look,
): Promise<void> {
  await isAt(page, 'Your account', look)
  const policies = page.getByRole('region', { name: 'Your policies' })
  await expect(policies.getByRole('article').first()).toBeVisible()
  for (const fact of facts) await expect(policies).toContainText(fact)
}

/** Changes the mobile and the address: saves the first, cancels the second. */
export async function walkDetails(page: Page, look: Look): Promise<void> {
  await follow(page, 'Update my details', 'Update my details', look)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  await press(page, 'Change mobile')
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  await expect(mobile).toBeFocused()
  await retype(page, mobile, '12')
  await page.keyboard.press('Enter')
  await expect(region('Mobile').getByRole('alert')).toContainText('Enter a mobile number')
  await look(page)
  await retype(page, mobile, '0491 570 110')
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await look(page)
  const [email = ''] = /\S+@\S+/.exec(await region('Email').innerText()) ?? []
  await typeInto(page, code, await mailedCode(email))
  await page.keyboard.press('Enter')
  await expect(region('Mobile').getByText('0491 570 110')).toBeVisible()
  await expect(button(page, 'Change mobile')).toBeFocused()
  await press(page, 'Change address')
  await expect(page.getByLabel('Street address')).toBeFocused()
  await look(page)
  await pressOn(page, region('Address').getByRole('button', { name: 'Cancel' }), 'Enter')
  await expect(button(page, 'Change address')).toBeFocused()
}

/** Opens the review of the existing cover, without a calculation yet; the calculator is prefilled. */
export async function walkReview(page: Page, look: Look): Promise<void> {
  await follow(page, 'Review my cover', 'Review my cover', look)
  await press(page, 'Work out your needs')
  await expect(heading(page, 'About you')).toBeVisible(WAIT_FOR_HEADING)
  await expect(page.getByLabel('Your age')).not.toHaveValue('')
}

const DOCUMENTS: readonly [string, ...string[]] = [
  "I have read the insurer's product disclosure statement and privacy statement",
  "I accept the broker's terms and conditions",
  'The insurer may contact me',
  'I will watch my email for documents',
  'I accept how my personal details are disclosed',
]

/** Makes a change without health questions, from the first step to the confirmation page. */
export async function walkChange(page: Page, customer: AccountWalk, look: Look): Promise<void> {
  const { edit, fullName, policyNumber } = customer
  await follow(page, 'Change my cover', 'How should your premium work?', look)
  const premium = page.getByRole('region', { name: /^Your \S+ premium$/ })
  await expect(premium).toContainText('Now$')
  for (const title of ['Payment', 'Indexation', 'Guaranteed future insurability', 'Review your changes']) {
    await press(page, 'Continue')
    await isAt(page, title, look)
  }
  await pressOn(page, page.getByRole('link', { name: new RegExp(`^Change\\s*: ${edit.cover}$`) }), 'Enter')
  await isAt(page, edit.cover, look)
  await retype(page, page.getByLabel(edit.field, { exact: true }), edit.to)
  await page.keyboard.press('Enter')
  await isAt(page, 'Review your changes', look)
  const row = page
    .getByRole('table', { name: 'Your cover: now, change, after' })
    .getByRole('row', { name: new RegExp(`^${edit.cover}`) })
  for (const text of edit.row) await expect(row).toContainText(text)
  const review = await readReview(page)
  await press(page, 'Continue')
  await isAt(page, 'Your duty to take reasonable care not to make a misrepresentation', look)
  await pressOn(page, page.getByRole('checkbox', { name: 'I understand my duty' }), 'Space')
  await press(page, 'Continue')
  await isAt(page, 'Key documents', look)
  // The duty can be accepted only after its text was shown.
  await expect(page.getByRole('checkbox', { name: DOCUMENTS[0], exact: true })).toBeEnabled()
  for (const name of DOCUMENTS)
    await pressOn(page, page.getByRole('checkbox', { name, exact: true }), 'Space')
  await press(page, 'Continue')
  await isAt(page, 'Your health and lifestyle', look)
  await expect(page.getByText('Not needed for this change')).toBeVisible()
  await press(page, 'Continue')
  await isAt(page, 'Declarations', look)
  await pressOn(page, page.getByRole('checkbox', { name: 'I make these declarations' }), 'Space')
  await typeInto(page, page.getByLabel('Type your full name to sign'), fullName)
  await page.keyboard.press('Enter')
  await enterMailedProof(page, look)
  const sending = page.waitForRequest('**/api/v1/policies/ChangeCoverRequest')
  await page.keyboard.press('Enter')
  const sent = (await sending).postDataJSON()
  await isAt(page, 'Your changes are with us', look)
  await expectSubmitted(review, sent, policyNumber)
}

/** Has a code mailed in the dialog that asks for proof, and types it. */
async function enterMailedProof(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Show us it’s you' })
  const kinds = dialog.getByRole('radio')
  await expect(dialog).toBeVisible()
  await look(page)
  await chooseByArrows(page, kinds.first(), dialog.getByRole('radio', { name: 'With a code by email' }))
  await pressOn(page, dialog.getByRole('button', { name: 'Email me a code' }), 'Enter')
  const sent = dialog.getByText(/^A code is on its way/)
  const [email = ''] = /\S+@[a-z.]+[a-z]/.exec(await sent.innerText()) ?? []
  await typeInto(page, dialog.getByLabel('Code', { exact: true }), await mailedCode(email))
}

/** Asks for more cover after an event, or finds out why that is not possible. */
export async function walkInsurability(page: Page, { increase }: AccountWalk, look: Look): Promise<void> {
  const title = 'Guaranteed future insurability'
  await follow(page, title, title, look)
  if (typeof increase === 'string') {
    await expect(page.getByText(increase)).toBeVisible()
    await look(page)
    return
  }
  const events = page.getByRole('radiogroup', { name: 'Has one of these happened?' })
  await chooseByArrows(
    page,
    events.getByRole('radio').first(),
    events.getByRole('radio', { name: increase.event }),
  )
  await typeDate(page, page.getByRole('group', { name: /^Date of the event/ }), 20)
  const covers = page.getByRole('radiogroup', { name: 'Which cover would you like to increase?' })
  await chooseByArrows(
    page,
    covers.getByRole('radio').first(),
    covers.getByRole('radio', { name: increase.cover }),
  )
  await typeInto(page, page.getByLabel('Increase in cover'), increase.by)
  await press(page, 'Ask for the increase')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await look(page)
  await pressOn(page, page.getByRole('checkbox', { name: 'I understand how this works' }), 'Space')
  await press(page, 'Ask for the increase')
  await expect(heading(page, 'You’ve asked for more cover')).toBeFocused()
  await look(page)
}

/** Lodges a claim without a document, and finds it in the account. */
export async function walkClaim(page: Page, { claim }: AccountWalk, look: Look): Promise<void> {
  await follow(page, 'Make a claim', 'Make a claim', look)
  await pressOn(page, page.getByRole('radio', { name: 'Me', exact: true }), 'Space')
  const types = page.getByRole('radiogroup', { name: 'What is the claim for?' })
  await chooseByArrows(
    page,
    types.getByRole('radio', { disabled: false }).first(),
    types.getByRole('radio', { name: claim, exact: true }),
  )
  const policies = page.getByRole('radiogroup', { name: /^Which policy is it about\?/ })
  await pressOn(page, policies.getByRole('radio', { disabled: false }).first(), 'Space')
  await typeDate(page, page.getByRole('group', { name: /^When / }), 40)
  await look(page)
  await page.keyboard.press('Enter')
  await isAt(page, 'What happened', look)
  await typeInto(page, page.getByLabel('In your own words (optional)'), 'It began in spring.')
  await press(page, 'Continue')
  await isAt(page, 'Staying in touch', look)
  await pressOn(page, page.getByRole('radio', { name: 'Email', exact: true }), 'Space')
  await pressOn(
    page,
    page.getByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you here/ }),
    'Space',
  )
  await press(page, 'Lodge claim')
  await isAt(page, 'We have your claim', look)
  await pressOn(page, page.getByRole('link', { name: 'Your account' }), 'Enter')
  await expect(page.getByRole('article', { name: claim }).first()).toBeVisible()
}

/** Two documents that the records contain. */
export async function walkIdentity(page: Page, look: Look): Promise<void> {
  await follow(page, 'Identity check', 'Identity check', look)
  await pressOn(page, page.getByRole('checkbox', { name: CONSENT }), 'Space')
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Your details', exact: true })).toBeFocused()
  await look(page)
  await tabTo(page, page.getByLabel('State or territory that issued it'))
  await page.keyboard.type('New South')
  await typeInto(page, page.getByLabel('Licence number'), '12345600')
  await typeInto(page, page.getByLabel('Card number', { exact: true }), '2034567800')
  await typeInto(page, page.getByLabel('Medicare card number'), '2000000020')
  await typeInto(page, page.getByLabel('Number next to your name'), '1')
  await pressOn(page, page.getByLabel('Green'), 'Space')
  await typeInto(page, page.getByRole('textbox', { name: 'Valid to' }), '08/2028')
  await pressOn(page, checkButton(page), 'Enter')
  await expect(page.getByRole('heading', { name: VERIFIED, exact: true })).toBeFocused()
  await look(page)
}
