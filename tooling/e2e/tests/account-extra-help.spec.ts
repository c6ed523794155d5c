import { heading } from '../src/calculator.ts'
import { expectSound } from '../src/expectSound.ts'
import { proveByPassword } from '../src/giveProof.ts'
import { makePerson } from '../src/identity.ts'
import { pressOn, tabTo, typeInto } from '../src/keyboard.ts'
import { openAccount } from '../src/openSession.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

interface Listed {
  readonly fields: { readonly message?: string }
  readonly supportNeeds: object | null
}

/** Reads the request with this message on the page of the broker's staff. */
async function listed(message: string): Promise<Listed | undefined> {
  const answer = await fetch(`${places.api}/sandbox/requests`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as Listed[]).find(({ fields }) => fields.message === message)
}

// Takes over 5 s: a page of the account by keyboard, and a message that it goes with.
test('extra help is said once by keyboard, goes with a message, and is removed whole', async ({ page }) => {
  const person = await makePerson()
  await page.setViewportSize({ width: 320, height: 640 })
  await openAccount(page, person)
  await pressOn(page, page.getByRole('link', { name: 'Extra help from us', exact: true }), 'Enter')
  await expect(heading(page, 'Extra help from us')).toBeVisible()
  await expectSound(page)
  await typeInto(page, page.getByLabel(/^Language to book an interpreter for/), 'Vietnamese')
  await typeInto(page, page.getByLabel(/^When it’s okay to call you/), 'Weekdays from 10 am to 2 pm')
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await proveByPassword(page, person.password)
  await expect(page.getByText('Saved. Our team will see it from now on.')).toBeVisible()
  await expectSound(page)

  const message = `A question of ${person.email}`
  await page.goto('/contact-request')
  await page.getByLabel('What is it about?').selectOption('Something else')
  await page.getByLabel('Your message').fill(message)
  await page.getByRole('radio', { name: 'By email', exact: true }).check()
  await page.getByLabel('Your name').fill('Robin Example')
  await page.getByLabel('Email', { exact: true }).fill('another.address@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
  expect(await listed(message)).toMatchObject({
    supportNeeds: { interpreterLanguage: 'Vietnamese', safeTimes: 'Weekdays from 10 am to 2 pm' },
  })

  await page.goto('/account/extra-help')
  await expect(page.getByLabel(/^Language to book an interpreter for/)).toHaveValue('Vietnamese')
  const remove = page.getByRole('button', { name: 'Remove all of it' })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await proveByPassword(page, person.password)
  await expect(page.getByText(/^Removed\. Our team can’t see it any more/)).toBeVisible()
  await expect(remove).toBeHidden()
  expect(await listed(message)).toMatchObject({ supportNeeds: null })
})
