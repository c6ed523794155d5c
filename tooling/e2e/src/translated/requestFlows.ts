import { expect, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { GOOD_PASSWORD, latestCode, logIn, newEmail } from '../identity.ts'
import { sampleCustomer } from '../sampleCustomers.ts'
import type { ScreenFlow } from '../screens/ScreenFlow.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const problem = (page: Page) => page.getByRole('heading', { name: 'There is a problem' })

async function sayWho(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Robin Example')
  await page.getByLabel('Email', { exact: true }).fill('robin.example@example.com')
}

/** A wrong password, then the right one, and a page of the account. */
export const logInFlow: ScreenFlow = {
  name: 'log-in',
  title: 'Log-in, wrong and right',
  async walk({ page, see }) {
    const customer = await sampleCustomer('Kim')
    await page.goto('/login')
    await button(page, 'Log in').click()
    await expect(problem(page)).toBeVisible()
    await see('empty')
    await logIn(page, { ...customer, password: 'Another1!' })
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
    await see('wrong')
    await logIn(page, customer)
    await expect(heading(page, 'Your account')).toBeVisible()
    await see('account')
    const links = page.getByRole('complementary')
    await links.getByRole('link', { name: 'Change my cover', exact: true }).click()
    await expect(heading(page, 'How should your premium work?')).toBeVisible()
    await see('premium-type')
  },
}

/** From a blank form to the confirmed account. */
export const signUpFlow: ScreenFlow = {
  name: 'sign-up',
  title: 'Sign-up',
  async walk({ page, see }) {
    const email = newEmail()
    await page.goto('/sign-up')
    await button(page, 'Sign up').click()
    await expect(problem(page)).toBeVisible()
    await see('empty')
    const details = { 'First name': 'Robin', 'Last name': 'Example', Email: email }
    const passwords = { Password: GOOD_PASSWORD, 'Confirm password': GOOD_PASSWORD }
    for (const [label, value] of Object.entries({ ...details, ...passwords }))
      await page.getByLabel(label, { exact: true }).fill(value)
    await button(page, 'Sign up').click()
    await page.getByLabel('Confirmation code').fill('000000')
    await button(page, 'Confirm').click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await see('wrong-code')
    await page.getByLabel('Confirmation code').fill(await latestCode(email))
    await button(page, 'Confirm').click()
    await expect(page.getByText('Your account is confirmed. Please log in.')).toBeVisible()
    await see('confirmed')
  },
}

export const contactFlow: ScreenFlow = {
  name: 'contact-request',
  title: 'Contact request',
  async walk({ page, see }) {
    await page.goto('/contact-request')
    await button(page, 'Send').click()
    await expect(problem(page)).toBeVisible()
    await see('empty')
    await page.getByLabel('What is it about?').selectOption('other')
    await page.getByLabel('Your message').fill('One\nTwo')
    await page.getByRole('radio', { name: 'By email' }).check()
    await page.getByRole('radio', { name: /^Evening/ }).check()
    await sayWho(page)
    await see('complete')
    await button(page, 'Send').click()
    await expect(page.getByText('We have your message')).toBeVisible()
    await see('sent')
  },
}

export const appointmentFlow: ScreenFlow = {
  name: 'appointment-request',
  title: 'Appointment',
  async walk({ page, see }) {
    await page.goto('/appointment-request?topic=claim')
    await button(page, 'Send').click()
    await expect(problem(page)).toBeVisible()
    await see('empty')
    await page.getByRole('radio', { name: 'By video' }).check()
    await page.getByRole('radio', { name: '30 minutes' }).check()
    for (const [which, index] of [
      ['First', 1],
      ['Second', 2],
    ] as const) {
      await page.getByLabel(`${which} day`).selectOption({ index })
      await page.getByLabel(`${which} time`).selectOption('09:30')
    }
    await sayWho(page)
    await see('complete')
    await button(page, 'Send').click()
    await expect(page.getByRole('status')).toContainText('Nothing’s booked yet')
    await see('sent')
  },
}
