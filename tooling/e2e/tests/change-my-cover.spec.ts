import { heading } from '../src/calculator.ts'
import { acceptAll, goOn, openChange, signChange, storedChanges } from '../src/changeCover.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const BASE = '/account/change-my-cover'
const look = process.env['LOOK']

test('less cover goes from the account to the database without a health question', async ({ page }) => {
  test.slow()
  const shoot = async (name: string) => {
    if (look) await page.screenshot({ path: `${look}/${name}.png`, fullPage: true })
  }
  await openChange(page, 'Robin')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${BASE}/premium-type$`))
  await expect(page.getByText('You’re changing Mallee Life Company, policy MLC0012345.')).toBeVisible()
  await expect(page.getByText('Now: Monthly.')).toBeVisible()
  await shoot('premium-type')
  await page.goto(BASE)
  await expect(page).toHaveURL(new RegExp(`${BASE}/select-covers$`))
  await expect(heading(page, 'Select covers')).toBeVisible()
  await shoot('select-covers')
  await goOn(page)
  await expect(page.getByText('Now: $600,000.')).toBeVisible()
  await page.getByLabel('Life cover amount').fill('450000')
  await shoot('life-cover')
  await goOn(page)
  await goOn(page)
  await expect(heading(page, 'Payment details')).toBeVisible()
  await shoot('payment-details')
  await goOn(page)
  await expect(heading(page, 'Indexation')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await shoot('indexation')
  await goOn(page)
  await expect(heading(page, 'Guaranteed future insurability')).toBeVisible()
  await shoot('insurability')
  await goOn(page)
  await expect(heading(page, 'Review your changes')).toBeVisible()
  const row = page
    .getByRole('table', { name: 'Your cover: now, change, after' })
    .getByRole('row', { name: /^Life cover/ })
  await expect(row).toContainText('$600,000')
  await expect(row).toContainText('Decreased')
  await expect(row).toContainText('$450,000')
  await expect(row).toContainText('−$150,000')
  await expect(page.getByRole('table', { name: 'Premium a month' })).toBeVisible()
  await shoot('review')
  await goOn(page)
  await acceptAll(page)
  await expect(page.getByText('Not needed for this change')).toBeVisible()
  await shoot('not-needed')
  await goOn(page)
  await shoot('declarations')
  await signChange(page, 'Robin Sample')
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  await expect(page).toHaveURL(/\/application\/complete$/)
  await shoot('complete')
  const [stored] = await storedChanges('MLC0012345')
  expect(stored).toMatchObject({
    needsHealthQuestions: false,
    body: {
      sum_Insured: 450_000,
      questionnaire: null,
      signedName: 'Robin Sample',
      status: 'Application in Progress',
    },
  })
  await expect(page.getByText(stored?.reference ?? 'none')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Your account')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
