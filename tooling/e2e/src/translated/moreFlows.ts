import { expect, type Page } from '@playwright/test'
import { keyboardCustomers } from '../account/keyboardCustomers.ts'
import {
  walkAccount,
  walkChange,
  walkClaim,
  walkDetails,
  walkIdentity,
  walkInsurability,
  walkReview,
} from '../account/keyboardWalk.ts'
import { lifeOnly } from '../application/Applicant.ts'
import { byScript } from '../application/answerQuestions.ts'
import { applyForCover } from '../application/applyForCover.ts'
import { builtPages } from '../builtPages.ts'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  expectNeeds,
  radio,
} from '../calculator.ts'
import { signInAs } from '../customers.ts'
import { line } from '../expectedSaveLines.ts'
import { framed, openFraming } from '../partnerPage.ts'
import { places } from '../places.ts'
import { openQuote } from '../prepared/openQuote.ts'
import { expectInsurers, quotes } from '../quote.ts'
import type { ScreenFlow, See } from '../screens/ScreenFlow.ts'

/** For walks that look without saying where they are. */
function counted(see: See): () => Promise<void> {
  let screens = 0
  return () => {
    screens += 1
    return see(String(screens))
  }
}

/** The prices of one quote in every frequency and order. */
export const frequencyFlow: ScreenFlow = {
  name: 'quote-frequencies',
  title: 'Quotes in every frequency and order',
  async walk({ page, see }) {
    await openQuote(page)
    await continueTo(page, 'Your quotes', 'Get quotes')
    await expectInsurers(page)
    await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
    await see('monthly')
    for (const [name, unit] of [
      ['Half-yearly', 'a half-year'],
      ['Yearly', 'a year'],
      ['Monthly', 'a month'],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).check()
      await expect(quotes(page).getByText(unit).first()).toBeVisible()
      await see(`then-${name.toLowerCase()}`)
    }
    const orders = page.getByRole('combobox', { name: 'Sort by' })
    for (const [index, _] of (await orders.getByRole('option').all()).entries()) {
      await orders.selectOption({ index })
      await see(`order-${index}`)
    }
    for (const breakdown of await page.getByText('Price breakdown', { exact: true }).all())
      await breakdown.click()
    await see('breakdowns')
  },
}

export const oneHolderFlow: ScreenFlow = {
  name: 'application-of-one',
  title: 'Application of one holder for life cover',
  async walk({ page, see }) {
    await applyForCover(page, lifeOnly, { look: counted(see), choose: byScript })
  },
}

/** Every area of the account by keyboard, with what it does with a refused answer. */
export const areasFlow: ScreenFlow = {
  name: 'areas-of-the-account',
  title: 'Areas of the account',
  async walk({ page, see }) {
    const { kim } = keyboardCustomers
    if (!kim) throw new Error('There is no Kim.')
    const look = counted(see)
    await signInAs(page, 'kim')
    await walkAccount(page, kim, look)
    await walkDetails(page, look)
    await walkReview(page, look)
    await walkChange(page, kim, look)
    await walkInsurability(page, kim, look)
    await walkClaim(page, kim, look)
    await walkIdentity(page, look)
  },
}

/** Every page that the site's map lists. */
export const publicFlow: ScreenFlow = {
  name: 'public-site',
  title: 'Public site',
  async walk({ page, see }) {
    for (const { path } of builtPages('wattlebird')) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(path)
    }
  },
}

const CALCULATOR = `${places.embed}/life-insurance-calculator/about-you?accountName=redearth`

async function settled(page: Page): Promise<void> {
  await expect(line(framed(page), 'sent')).toBeVisible()
}

/** The calculator in a partner's page. */
export const embedFlow: ScreenFlow = {
  name: 'embed',
  title: 'Partner’s frame',
  async walk({ page, see }) {
    await openFraming(page, { src: CALCULATOR })
    const frame = framed(page)
    await frame.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(frame.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await see('empty')
    await answerAboutYou(frame)
    await continueTo(frame, 'Your dependants')
    await settled(page)
    await answerDependants(frame)
    await see('dependants')
    await radio(frame, 'What schooling would you choose?', 'Private').check()
    await see('dependants-changed')
    await radio(frame, 'What schooling would you choose?', 'Public').check()
    await continueTo(frame, 'Assets and debts')
    await settled(page)
    await answerAssetsAndDebts(frame)
    await see('assets-and-debts')
    await continueTo(frame, 'Cover you already have')
    await settled(page)
    await answerExistingCover(frame)
    await see('existing-cover')
    await continueTo(frame, 'Your cover needs', 'See my results')
    await expectNeeds(frame)
    await see('results')
  },
}
