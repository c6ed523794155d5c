import { expect } from '../../test.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'
import { walkQuote } from './quoteScreens.ts'

const BRANDS = {
  redearth: 'Red Earth Cover',
  bluegum: 'Bluegum Advice',
  saltbush: 'Saltbush Partners',
  coolabah: 'Coolabah Wealth',
}
const SHOWN = ['tpd-cover', 'quotes']

/** The home page, a step and the quotes of each other brand. */
export const brandScreens: readonly ScreenFlow[] = Object.entries(BRANDS).map(([brand, title]) => ({
  name: brand,
  title,
  brand,
  async walk({ page, see }) {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see('home')
    await walkQuote(page, async (name) => {
      if (SHOWN.includes(name)) await see(name)
    })
  },
}))
