import { expect } from '../../test.ts'
import type { ScreenFlow, See } from '../ScreenFlow.ts'
import { walkQuote } from './quoteScreens.ts'

/** The name of each brand, and an occupation of its audience. */
const BRANDS = {
  redearth: { title: 'Red Earth Cover', occupation: 'Mine manager (mining)' },
  bluegum: { title: 'Bluegum Advice', occupation: 'Accountant' },
  saltbush: { title: 'Saltbush Partners', occupation: 'Accountant' },
  coolabah: { title: 'Coolabah Wealth', occupation: 'Accountant' },
}
const SHOWN = ['tpd-cover', 'quotes']

/** The home page, a step and the quotes of each other brand. */
export const brandScreens: readonly ScreenFlow[] = Object.entries(BRANDS).map(
  ([brand, { title, occupation }]) => ({
    name: brand,
    title,
    brand,
    isLightOnly: true,
    async walk({ page, see }) {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see('home')
      const seeSome: See = async (name) => {
        if (SHOWN.includes(name)) await see(name)
      }
      await walkQuote(page, seeSome, occupation)
    },
  }),
)
