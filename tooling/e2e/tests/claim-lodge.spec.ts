import { heading } from '../src/calculator.ts'
import {
  answerBasics,
  fillDate,
  lodgeClaim,
  openClaim,
  referenceOn,
  sampleCustomer,
  watchClaims,
} from '../src/claims.ts'
import { LOST_CONNECTION, proxiedTest } from '../src/faultTest.ts'
import { pressOn, tabTo, typeInto } from '../src/keyboard.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

// Takes over 5 s: it walks a claim from its first step to the account by keyboard.
test('a claim is lodged by keyboard at 320 px, and is in the account with what happens next', async ({
  page,
}) => {
  const person = await sampleCustomer('alex')
  const stored = watchClaims(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await openClaim(page, person)
  await expect(page.getByRole('banner').getByText('Get a quote')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pressOn(page, page.getByRole('radio', { name: 'Me', exact: true }), 'Space')
  await pressOn(page, page.getByRole('radio', { name: 'Terminal illness', exact: true }), 'Space')
  const policies = page.getByRole('radiogroup', { name: /^Which policy is it about\?/ })
  await pressOn(page, policies.getByRole('radio', { disabled: false }).first(), 'Space')
  const date = page.getByRole('group', { name: /^When was the illness diagnosed\?/ })
  await typeInto(page, date.getByLabel('Day'), '2')
  await typeInto(page, date.getByLabel('Month'), '3')
  await typeInto(page, date.getByLabel('Year'), '2026')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What happened')).toBeVisible()
  await typeInto(page, page.getByLabel('In your own words (optional)'), 'It began in spring.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Continue' }), 'Enter')
  await expect(heading(page, 'Staying in touch')).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Email', exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Phone', exact: true })).toBeChecked()
  await typeInto(page, page.getByLabel('Phone number'), '0491 570 006')
  await pressOn(
    page,
    page.getByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you here/ }),
    'Space',
  )
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Lodge claim' }), 'Enter')
  await expect(heading(page, 'We have your claim')).toBeVisible()
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next.getByText('Waiting for the insurer', { exact: true })).toBeVisible()
  await expect(next.getByText(/^By \d+ \w+ \d{4}\.$/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const reference = await referenceOn(page)
  const lodged = (await stored()).find((claim) => claim.reference === reference)
  expect(lodged).toMatchObject({ type: 'terminalIllness', status: 'lodged', files: [] })
  expect(await mailedMatch(person.email, new RegExp(reference))).toBe(reference)

  await pressOn(page, page.getByRole('link', { name: 'Your account' }), 'Enter')
  const claim = page
    .getByRole('article', { name: 'Terminal illness' })
    .filter({ hasText: 'Lodged on' })
    .first()
  await expect(claim.getByText('Lodged', { exact: true }).first()).toBeVisible()
  await tabTo(page, claim.getByRole('link', { name: /^Open this claim/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/make-a-claim\/claim\/[\da-f-]{36}$/)
  await expect(heading(page, 'Your claim')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible()
})

test('answers survive a reload and are in another tab, and are gone from the device once lodged', {
  tag: '@long',
}, async ({ page, context }) => {
  await openClaim(page, await sampleCustomer('kim'))
  await answerBasics(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const words = page.getByLabel('In your own words (optional)')
  await words.fill('A long story about the second of March')
  await page.reload()
  await expect(words).toHaveValue('A long story about the second of March')
  const other = await context.newPage()
  await other.goto('/account/make-a-claim')
  await expect(heading(other, 'Make a claim')).toBeVisible()
  await expect(other.getByRole('radio', { name: 'Critical illness', exact: true })).toBeChecked()
  await other.goto('/account/make-a-claim/what-happened')
  await expect(other.getByLabel('In your own words (optional)')).toHaveValue(/second of March/)
  await other.close()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Email', exact: true }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Lodge claim' }).click()
  await expect(heading(page, 'We have your claim')).toBeVisible()
  await page.goto('/account/make-a-claim/what-happened')
  await expect(heading(page, 'We have your claim')).toBeVisible()
  await page.getByRole('button', { name: 'Make another claim' }).click()
  await expect(heading(page, 'Make a claim')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Me', exact: true })).not.toBeChecked()
})

test('a claim for somebody who died asks little, and about nobody’s work', { tag: '@long' }, async ({
  page,
}) => {
  await openClaim(page, await sampleCustomer('jo'))
  await page.getByRole('radio', { name: 'Someone who has died', exact: true }).check()
  await expect(page.getByText(/^We’re very sorry for your loss\./)).toBeVisible()
  await page.getByLabel('Full name of the person who died').fill('Kim Example')
  await page.getByRole('radio', { name: 'A policy that isn’t listed here' }).check()
  await page.getByLabel('Policy number').fill('ZU-889120')
  await page.getByLabel('Insurer (optional)').selectOption('Zurella')
  await fillDate(page, /^When did they die\?/, ['1', '6', '2026'])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'What happened')).toBeVisible()
  await expect(page.getByText('Work at the moment')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Post', exact: true }).check()
  await page.getByLabel('Postal address').fill('12 Sample Street, Carlton VIC 3053')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Lodge claim' }).click()
  await expect(heading(page, 'We have your claim')).toBeVisible()
  await expect(page.getByText('Death, for Kim Example')).toBeVisible()
  await expect(page.getByText('Death certificate or medical attendant’s certificate')).toBeVisible()
  await expectAccessible(page)
})

test('whoever has no account finds help with a claim on the log-in page', async ({ page }) => {
  await page.goto('/account/make-a-claim')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const help = page.getByRole('region', { name: 'Is this about a claim?' })
  await expect(help.getByRole('link', { name: 'Ask us to contact you about a claim' })).toHaveAttribute(
    'href',
    '/contact-request?topic=claim',
  )
  await expect(page.getByRole('link', { name: 'Lifeline 13 11 14' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(help).toHaveCount(0)
})

proxiedTest(
  'a claim whose answer is lost is lodged once',
  { tag: '@long' },
  async ({ page, wire, trouble }) => {
    trouble.allow(LOST_CONNECTION, 'the connection is what fails')
    const stored = watchClaims(page)
    await openClaim(page, await sampleCustomer('pat'))
    const before = (await stored()).length
    const isLodging = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path === '/api/v1/claims'
    // Every answer: on a reused connection, the browser retries a request without the page.
    wire.set({ kind: 'cut-answer', bodyBytes: null, ending: 'reset' }, { when: isLodging })
    await answerBasics(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: 'Email', exact: true }).check()
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('button', { name: 'Lodge claim' }).click()
    await expect(page.getByRole('alert')).toContainText('we’ll only lodge it once')
    wire.set(null)
    expect(await stored()).toHaveLength(before + 1)
    // The page is closed before the visitor can press again.
    await page.goto('/account/make-a-claim')
    await expect(heading(page, 'We have your claim')).toBeVisible()
    expect(await stored()).toHaveLength(before + 1)
  },
)

test('the page says what a lodged claim waits for', { tag: '@long' }, async ({ page }) => {
  await openClaim(page, await sampleCustomer('morgan'))
  await lodgeClaim(page)
  for (const name of ['Step by step', 'Documents', 'If you aren’t happy', 'If it all feels too much'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'AFCA 1800 931 678' })).toBeVisible()
})
