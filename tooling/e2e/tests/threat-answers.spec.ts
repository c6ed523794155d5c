import { calculate, heading, radio } from '../src/calculator.ts'
import { operations } from '../src/hostile-answers/contract.ts'
import { expectHarmless, expectReadable } from '../src/hostile-answers/expectHarmless.ts'
import { NOT_MET } from '../src/hostile-answers/notMet.ts'
import { PAYLOADS } from '../src/hostile-answers/payloads.ts'
import { hasFreeText } from '../src/hostile-answers/seedAnswer.ts'
import { seedAnswers } from '../src/hostile-answers/seedAnswers.ts'
import { logIn, makePerson, putIdentityFault } from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { watchViolations } from '../src/policies.ts'
import { quotes } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

// Takes over 5 s: a page for each of the backend's answers.
test('T1: payloads in every text of every answer are shown as text and do nothing', async ({
  page,
  trouble,
}) => {
  test.slow()
  page.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
  // The backend refuses a choice whose insurer has another name than it gave.
  trouble.allow(
    /^422 \/api\/v1\//,
    'the backend refuses a choice whose insurer has another name than it gave',
  )
  await watchViolations(page)
  const person = await makePerson({
    givenName: '<img src=x onerror=reached.push(1)>',
    familyName: '<script>1</script>',
  })
  await openAccount(page, person)
  await expect(page.getByText('<img src=x onerror=reached.push(1)>')).toBeVisible()
  const met = await seedAnswers(page)
  await calculate(page)
  await expectHarmless(page, 'needs')
  await page.getByRole('button', { name: 'Get quotes for these covers' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  await radio(page, 'Gender', 'Female').check()
  await radio(page, 'Do you smoke?', 'No').check()
  await page.getByRole('combobox', { name: 'Occupation' }).fill('Accountant')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectReadable(page, 'occupations')
  await page
    .getByRole('option', { name: /Accountant$/ })
    .first()
    .click()
  await page.getByLabel('State or territory').selectOption('VIC')
  await page.getByRole('button', { name: 'Get quotes', exact: true }).click()
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(quotes(page).getByRole('listitem').first()).toBeVisible()
  await expectReadable(page, 'quotes')
  await quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expectReadable(page, 'the chosen cover')
  await page.goto('/account')
  await expect(
    page.getByRole('region', { name: 'Your policies', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Changes to your cover', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Transfers', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Saved quotes', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expectReadable(page, 'account')
  await page.goto('/account/update-my-details')
  await expect(page.getByRole('region', { name: 'Address', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close my account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What we have to keep' })).toBeVisible()
  await expectReadable(page, 'details')
  await page.goto('/account/if-something-happens')
  await expect(page.getByRole('textbox', { name: 'Tell your family in your own words' })).toHaveValue(
    /reached\.push/,
  )
  await expectHarmless(page, 'the page for when something happens')
  const missing = operations.filter((one) => hasFreeText(one) && !met.has(one.id)).map(({ id }) => id)
  expect(missing.sort()).toEqual(Object.keys(NOT_MET).sort())
})

test('T1: what the identity service says is shown as text', async ({ page, trouble }) => {
  trouble.expect(/^400 \/$/, 'the identity service refuses the log-in')
  await watchViolations(page)
  const person = await makePerson()
  await page.goto('/login')
  for (const message of PAYLOADS) {
    await putIdentityFault(person.email, { outcome: 'InvalidParameterException', message })
    await logIn(page, person)
    await expect(page.getByRole('alert')).toContainText(message)
    await expectHarmless(page, message)
  }
})
