import { expect, type Page } from '@playwright/test'
import { heading } from '../../calculator.ts'
import { acceptAll, goOn, openChange, signChange } from '../../changeCover.ts'
import { COVERS } from '../../covers.ts'
import type { ScreenFlow } from '../ScreenFlow.ts'

const BASE = '/account/change-my-cover'
const lastPart = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Steps from the covers to the review, for a customer with all four covers. */
const STEPS = [
  ...Object.values(COVERS).map(({ step }) => step),
  'premium-type',
  'payment-details',
  'indexation',
  'guaranteed-insurability',
  'review-cover',
]

export const changeScreens: ScreenFlow = {
  name: 'change-my-cover',
  title: 'Change of cover',
  async walk({ page, see }) {
    await openChange(page, 'Kim')
    await expect(heading(page, 'How should your premium work?')).toBeVisible()
    const premium = page.getByRole('region', { name: /^Your \S+ premium$/ })
    await expect(premium).toContainText('The same as now')
    await page.getByLabel('Life cover amount', { exact: true }).fill('900000')
    await page.keyboard.press('Tab')
    await expect(premium).toContainText('Difference−$')
    await see('simulator')
    await page.goto(BASE)
    await expect(heading(page, 'Choose your covers')).toBeVisible()
    await see('select-covers')
    for (const step of STEPS) {
      await goOn(page)
      await expect(page).toHaveURL(new RegExp(`/${step}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(step, { isPrinted: step === 'review-cover' })
    }
    await goOn(page)
    await acceptAll(page, () => see(lastPart(page)))
    await expect(page.getByText('Not needed for this change')).toBeVisible()
    await see('personal-questionnaire')
    await goOn(page)
    await expect(heading(page, 'Declarations')).toBeVisible()
    await see('insurer-declarations')
    await signChange(page, 'Kim Sample')
    await expect(heading(page, 'Your changes are with us')).toBeVisible()
    await see('complete', { isPrinted: true })
  },
}
