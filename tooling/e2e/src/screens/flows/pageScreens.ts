import { expect } from '../../test.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

/** Pages by their names here. */
const PAGES = {
  learn: '/learn',
  faq: '/faq/about',
  article: '/learn-about-life-insurance/tax',
  help: '/get-help',
  'contact-request': '/contact-request',
  'appointment-request': '/appointment-request',
  continue: '/continue',
  complaints: '/complaints',
  'not-found': '/no-such-page',
}

export const homeScreens: ScreenFlow = {
  name: 'home',
  title: 'Home page',
  isWhole: true,
  async walk({ page, see }) {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('home')
  },
}

export const pageScreens: ScreenFlow = {
  name: 'pages',
  title: 'Public pages and requests',
  isLightOnly: true,
  async walk({ page, see }) {
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(name)
    }
  },
}
