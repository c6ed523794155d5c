import { randomUUID } from 'node:crypto'
import { chooseFirst } from '../src/application/chooseInsurer.ts'
import { heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

/** Reads the contact requests from an address in the backend's database. */
async function storedFrom(email: string): Promise<readonly { readonly body: object }[]> {
  const answer = await fetch(`${places.api}/sandbox/saved/contacts?email=${encodeURIComponent(email)}`)
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as { body: object }[]
}

test('a complaint is about us, or about the insurer that is chosen', async ({ page }) => {
  const email = `robin.${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/contact-request?topic=complaint')
  const about = page.getByLabel('Who is your complaint about?')
  await expect(about).toHaveValue('us')
  await expect(about.locator('option').first()).toHaveText('Wattlebird (us)')
  await page.getByLabel('What is it about?').selectOption('A claim')
  await expect(about).toBeHidden()
  await page.getByLabel('What is it about?').selectOption('A complaint')
  await about.selectOption('Neota Life')
  await page.getByLabel('Your message').fill('Nobody called me back.')
  await page.getByRole('radio', { name: 'By email', exact: true }).check()
  await page.getByLabel('Your name').fill('Robin Example')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
  expect((await storedFrom(email)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ topic: 'complaint', insurerCode: 'NEO' }),
  ])
})

test('a contact request is stored with the time that suits and the quote that was ticked', {
  tag: '@long',
}, async ({ page }) => {
  await openQuote(page)
  await chooseFirst(page)
  const main = page.getByRole('main')
  const insurer = await main.getByRole('heading', { level: 2 }).first().innerText()

  await page.goto('/contact-request')
  await expect(heading(page, 'Ask us to contact you')).toBeVisible()
  await page.getByLabel('What is it about?').selectOption('A quote')
  await page.getByLabel('Your message').fill('Is this enough cover?')
  await page.getByRole('radio', { name: 'By email', exact: true }).check()
  await page.getByRole('radio', { name: 'Afternoon, 12 pm to 5 pm', exact: true }).check()
  await page.getByLabel('Your time zone').selectOption('Perth (AWST)')
  await page.getByLabel('Your name').fill('Robin Example')
  const email = `robin.${randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Email', { exact: true }).fill(email)
  const tick = page.getByRole('checkbox', { name: 'Attach my quote', exact: true })
  await expect(tick).not.toBeChecked()
  await page.getByText('See what we’ll get', { exact: true }).click()
  await expect(main.getByText(insurer, { exact: true })).toBeVisible()
  await expect(main.getByText('$500,000', { exact: true })).toBeVisible()
  const price = await main.getByText(/^\$[\d,]+\.\d\d a month$/).innerText()
  await tick.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()

  const [stored, ...others] = await storedFrom(email)
  expect(others).toEqual([])
  expect(stored?.body).toEqual({
    name: 'Robin Example',
    email,
    phone: null,
    topic: 'quote',
    message: 'Is this enough cover?',
    preferredWay: 'email',
    preferredTime: 'afternoon',
    timeZone: 'Australia/Perth',
    consent: expect.objectContaining({ accepted: false }),
    attachQuote: true,
    quote: {
      covers: [{ kind: 'life', amount: 500_000 }],
      offer: {
        supplierCode: expect.stringMatching(/^[A-Z]{3}$/),
        paymentFrequency: 'monthly',
        totalPremiumAmount: Number(price.replaceAll(/[^\d.]/g, '')),
      },
    },
  })
})
