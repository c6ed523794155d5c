import { heading } from '../src/calculator.ts'
import { acceptAll, goOn, signChange, storedChanges } from '../src/changeCover.ts'
import { storedOf } from '../src/customers.ts'
import { eventDay } from '../src/eventDay.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { makeLifeCustomer } from '../src/makeLifeCustomer.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const STEP = 'Guaranteed future insurability'

test('an increase after a life event goes along with a change, from the policy to the complete page', async ({
  page,
}) => {
  const customer = await makeLifeCustomer()
  const { text: eventDate, typed } = eventDay(20)
  await openAccount(page, customer)
  await page.getByRole('complementary').getByRole('link', { name: 'Change my cover', exact: true }).click()
  for (const title of ['How should your premium work?', 'Payment', 'Indexation']) {
    await expect(heading(page, title)).toBeVisible()
    await goOn(page)
  }
  await expect(heading(page, STEP)).toBeVisible()
  await page.getByRole('radio', { name: 'I had or adopted a child', exact: true }).check()
  for (const [label, number] of typed) await page.getByLabel(label, { exact: true }).fill(number)
  await expect(page.getByText(/^You have 40 days left to ask, until /)).toBeVisible()
  await expect(page.getByText('Up to $141,500.', { exact: true })).toBeVisible()
  await page.getByLabel('Increase in cover', { exact: true }).fill('50k')
  await expect(page.getByText('From $600,000 to $650,000.', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I understand how this works', exact: true }).check()
  await expect(
    page.getByText(
      'You can send proof of the event once you’ve submitted your changes. We’ll show you where.',
    ),
  ).toBeVisible()
  await goOn(page)

  await expect(heading(page, 'Review your changes')).toBeVisible()
  const increase = page.getByRole('region', { name: 'Increase after a life event', exact: true })
  await expect(increase.getByText('Life cover: $50,000 more', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await goOn(page)
  await acceptAll(page)
  await expect(page.getByText('Not needed for this change')).toBeVisible()
  await goOn(page)
  await signChange(page, 'Robin Example')
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  await expect(
    page.getByText(
      'The insurer decides whether to increase your life cover by $50,000 once it has your proof of the event.',
    ),
  ).toBeVisible()
  await expectAccessible(page)

  const [change, ...others] = await storedChanges(customer.number)
  expect(others).toEqual([])
  const asked = { event: 'birthOrAdoption', eventDate, cover: 'life', increase: 50_000 }
  expect(change).toMatchObject({
    needsHealthQuestions: false,
    body: { sum_Insured: 600_000, questionnaire: null, guaranteedInsurability: asked },
  })
  expect(await storedOf('increases', customer.sub)).toMatchObject([
    { productCode: 'MLC-01', needs: { ...asked, acknowledged: true }, files: [] },
  ])
  await mailedMatch(customer.email, /You’ve asked for an increase after a life event\./)

  await page.getByRole('link', { name: 'Send your proof', exact: true }).click()
  await expect(page.getByLabel('Photo or PDF', { exact: true })).toBeVisible()
})
