import { expect } from '@playwright/test'
import { GOOD_PASSWORD, newEmail, openModal } from '../../identity.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

const PAGES = { 'log-in': '/login', 'log-in-for-a-claim': '/account/make-a-claim', 'sign-up': '/sign-up' }

export const signInScreens: ScreenFlow = {
  name: 'sign-in',
  title: 'Sign-in',
  async walk({ page, see }) {
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
      await see(name)
    }
    const details = { 'First name': 'Robin', 'Last name': 'Example', Email: newEmail() }
    const passwords = { Password: GOOD_PASSWORD, 'Confirm password': GOOD_PASSWORD }
    for (const [label, value] of Object.entries({ ...details, ...passwords }))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(page.getByLabel('Confirmation code')).toBeVisible()
    await see('confirm')
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('reset-password')
    await page.goto('/who-we-are')
    await openModal(page)
    await see('dialog')
  },
}
