import { answerQuestionnaire } from '../src/application/answerQuestionnaire.ts'
import { heading } from '../src/calculator.ts'
import { acceptAll, goOn, openChange, sampleCustomer, signChange, storedChanges } from '../src/changeCover.ts'
import { proveByCode } from '../src/giveProof.ts'
import { pressOn, tabTo, typeInto } from '../src/keyboard.ts'
import { openSession } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const BASE = '/account/change-my-cover'
const CHANGE = '**/api/v1/policies/ChangeCoverRequest'
const COVER = 'Your cover: now, change, after'

// Takes over 5 s: every step of a change, from the account to its row in the database.
test('less cover goes from the account to the database without a health question', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await openChange(page, 'Robin')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${BASE}/premium-type$`))
  await expect(page.getByText('You’re changing Mallee Life Company, policy MLC0012345.')).toBeVisible()
  await expect(page.getByText('Now: Monthly.')).toBeVisible()
  const premium = page.getByRole('region', { name: 'Your monthly premium', exact: true })
  await expect(premium).toContainText('Now$57.71')
  await page.getByLabel('Life cover amount', { exact: true }).fill('450000')
  await page.keyboard.press('Tab')
  await expect(premium).toContainText('Difference−$')
  const simulated = Number(/After\$(\d+\.\d\d)/.exec((await premium.textContent()) ?? '')?.[1])
  await page.goto(`${BASE}/review-cover`)
  await expect(page).toHaveURL(new RegExp(`${BASE}/premium-type$`))
  await page.goto(BASE)
  await expect(page).toHaveURL(new RegExp(`${BASE}/select-covers$`))
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Now: $600,000.')).toBeVisible()
  await expect(page.getByLabel('Life cover amount')).toHaveValue('450,000')
  await goOn(page)
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Indexation')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('$463,500')
  await goOn(page)
  await expect(heading(page, 'Guaranteed future insurability')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Review your changes')).toBeVisible()
  const row = page.getByRole('table', { name: COVER }).getByRole('row', { name: /^Life cover/ })
  for (const text of ['$600,000', '$150,000 less', '$450,000']) await expect(row).toContainText(text)
  const total = page.getByRole('table', { name: COVER }).getByRole('row', { name: /^Monthly premium/ })
  await expect(total).toContainText('$57.71')
  await expect(total).toContainText(`$${simulated}`)
  const shown = Number(/\$57\.71.*?\$(\d+\.\d\d)/.exec((await total.textContent()) ?? '')?.[1])
  await page.getByRole('button', { name: /^Undo\s*: Life cover$/ }).click()
  await expect(page.getByRole('status').getByText('Undone: Life cover.')).toBeVisible()
  await expect(page.getByText('There are no changes to submit')).toBeVisible()
  await page
    .getByRole('table', { name: COVER })
    .getByRole('link', { name: /^Change\s*: Life cover$/ })
    .click()
  await page.getByLabel('Life cover amount').fill('450000')
  await goOn(page)
  await expect(heading(page, 'Review your changes')).toBeVisible()
  await expect(row).toContainText('$150,000 less')
  await expectAccessible(page)
  await goOn(page)
  await acceptAll(page)
  await expect(page.getByText('Not needed for this change')).toBeVisible()
  await goOn(page)
  await signChange(page, 'Robin Sample')
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  await expect(page).toHaveURL(/\/application\/complete$/)
  const changes = await storedChanges('MLC0012345')
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    needsHealthQuestions: false,
    premium: { premium: { parts: { total: shown } } },
    body: {
      sum_Insured: 450_000,
      premium_frequency: 'monthly',
      payment_Method: 'directDebit',
      indexation: 'on',
      questionnaire: null,
      signedName: 'Robin Sample',
      status: 'Application in Progress',
    },
  })
  await expect(page.getByText(changes[0]?.reference ?? 'none', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(heading(page, 'Your account')).toBeVisible()
  await page.goto('/account/change-my-cover-complete')
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
})

// Takes over 5 s: every step of a change, the questions about health, and a backend that is gone
// meanwhile.
test('more cover asks about health, survives a stopped backend, and counts once', async ({
  page,
  trouble,
}) => {
  test.slow()
  trouble.expect(/^ERR_FAILED \/api\/v1\/policies\/ChangeCoverRequest$/, 'the line is cut')
  trouble.expect(/^console: Form failed to send$/, 'the specification wants it logged')
  await openChange(page, 'Alex')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await page.goto(`${BASE}/life-cover`)
  await page.getByLabel('Life cover amount').fill('600000')
  const steps = ['TPD', 'premium', 'payment', 'indexation', 'events', 'review']
  for (const _ of steps) {
    const from = page.url()
    await goOn(page)
    await expect(page).not.toHaveURL(from)
  }
  await expect(heading(page, 'Review your changes')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Health questions', exact: true })).toContainText(
    'Needed for life cover, because the amount goes up.',
  )
  await goOn(page)
  await acceptAll(page)
  const { pages } = await answerQuestionnaire(page, async () => undefined)
  expect(pages).toBeGreaterThan(5)
  await expect(heading(page, 'Declarations')).toBeVisible()

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ChangeCoverRequest') && request.method() === 'POST')
      keys.push(request.headers()['idempotency-key'])
  })
  await page.route(CHANGE, (route) => route.abort('failed'))
  await signChange(page, 'alex sample')
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect')
  await expect(page.getByRole('alert')).toContainText('Your changes and answers are still here.')
  await page.reload()
  await expect(page.getByLabel('Type your full name to sign')).toHaveValue('alex sample')
  // Nothing is submitted before the premium that is signed is on the page.
  await expect(page.getByText(/^\$[\d,]+\.\d\d a (month|year)/).first()).toBeVisible()
  // Stored, and its answer lost on the way.
  await page.unroute(CHANGE)
  await page.route(CHANGE, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  const submit = page.getByRole('button', { name: 'Submit changes', exact: true })
  await submit.click()
  await proveByCode(page)
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect')
  await page.unroute(CHANGE)
  // Proved a moment ago, so that nothing is asked again.
  await submit.click()
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  expect(keys.length).toBeGreaterThanOrEqual(3)
  expect(new Set(keys).size).toBe(1)
  const changes = await storedChanges('AC104452K')
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    needsHealthQuestions: true,
    effectiveOn: null,
    body: { sum_Insured: 600_000, questionnaire: { definition: expect.any(String) } },
  })
})

test('of two policies one is chosen first, never in the address, and changed by keyboard at 320 px', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await openSession(page, await sampleCustomer('Pat'))
  await page.goto(`${BASE}/premium-type`)
  await expect(heading(page, 'Which policy do you want to change?')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const policy = page.getByRole('article', { name: 'Neota Life Policy 40090551' })
  await expect(policy).toContainText('$100,000')
  await expect(policy).toContainText(/Anniversary \d+ \w+ 20\d\d/)
  await pressOn(page, policy.getByRole('button', { name: 'Change this policy' }), 'Enter')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${BASE}/premium-type$`))
  await page.reload()
  await expect(page.getByText('You’re changing Neota Life, policy 40090551.')).toBeVisible()
  const next = () => pressOn(page, page.getByRole('button', { name: 'Continue', exact: true }), 'Enter')
  const titles = ['Payment', 'Indexation', 'Guaranteed future insurability', 'Review your changes']
  for (const title of titles) {
    await next()
    await expect(heading(page, title)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await next()
  await expect(heading(page, 'Review your changes')).toBeVisible()
  await expect(page.getByText('There are no changes to submit')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: /^Change\s*: Critical illness cover$/ }), 'Enter')
  await expect(heading(page, 'Critical illness cover')).toBeVisible()
  await tabTo(page, page.getByLabel('Critical illness cover amount'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('50000')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Review your changes')).toBeVisible()
  const table = page.getByRole('table', { name: COVER })
  await expect(table.getByRole('row', { name: /^Critical illness cover/ })).toContainText(/\$[\d,]+ less/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await next()
  await acceptAll(page)
  await next()
  await expect(heading(page, 'Declarations')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pressOn(page, page.getByRole('checkbox', { name: 'I make these declarations' }), 'Space')
  await typeInto(page, page.getByLabel('Type your full name to sign'), 'Somebody Else')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Sign with this name from the policy: Pat Sample')
  await expect(summary).toBeFocused()
  await tabTo(page, page.getByLabel('Type your full name to sign'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Pat Sample')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const [stored] = await storedChanges('40090551')
  expect(stored?.body).toMatchObject({ critical_Illness_Sum_Insured: 50_000, signedName: 'Pat Sample' })
})
