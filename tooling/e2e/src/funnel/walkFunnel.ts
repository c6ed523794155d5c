import { type Browser, expect, type Page } from '@playwright/test'
import { type Applicant, employee, type Look, lifeOnly } from '../application/Applicant.ts'
import { acceptDocuments, understandDuty } from '../application/acceptDocuments.ts'
import { answerQuestionnaire } from '../application/answerQuestionnaire.ts'
import { toDeclarations } from '../application/applyForCover.ts'
import { enterPerson } from '../application/chooseInsurer.ts'
import { referenceShown, sign, submitButton } from '../application/submitApplication.ts'
import { watchEffort } from '../application/watchEffort.ts'
import { browserOptions } from '../browserOptions.ts'
import { continueTo, heading, radio } from '../calculator.ts'
import { line } from '../expectedSaveLines.ts'
import { places } from '../places.ts'
import { quotes } from '../quote.ts'
import type { Funnel, FunnelRow, ScreenHeight } from './FunnelRow.ts'
import { measureScreen, watchScreens } from './watchScreens.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

const QUOTE = /^\/($|client-quote\/)/
const APPLICATION = /^\/application\//

/** Walks from the home page to a submitted application of a person who has nothing to disclose, on a phone. */
export async function walkFunnel(browser: Browser): Promise<Funnel> {
  const short = await onPhone(browser, async (phone) => {
    await startFromHome(phone.page, lifeOnly)
    await pressTo(phone.page, 'Get quotes now')
    return { rows: [await phone.row('Home to prices, life cover, short way', QUOTE)], heights: [] }
  })
  const life = await onPhone(browser, (phone) => walkWhole(phone, 'life cover', lifeOnly))
  const all = await onPhone(browser, (phone) => walkWhole(phone, 'four covers', employee))
  return { rows: [...short.rows, ...life.rows, ...all.rows], heights: all.heights }
}

interface Phone {
  readonly page: Page
  /** Counts the screens at these addresses, with the one that is shown. */
  readonly row: (name: string, path: RegExp) => Promise<FunnelRow>
}

async function onPhone(browser: Browser, walk: (phone: Phone) => Promise<Funnel>): Promise<Funnel> {
  const { launchOptions: _launch, browserName: _name, ...options } = browserOptions
  const context = await browser.newContext({ ...options, viewport: PHONE, baseURL: places.site })
  try {
    const page = await context.newPage()
    const effortOn = await watchEffort(page)
    const screensSeen = await watchScreens(page)
    return await walk({
      page,
      async row(name, path) {
        const last = await measureScreen(page)
        const screens = [...new Map([...screensSeen(), [last.path, last]]).values()].filter((screen) =>
          path.test(screen.path),
        )
        return { name, screens, effort: effortOn(path) }
      },
    })
  } finally {
    await context.close()
  }
}

async function startFromHome(page: Page, applicant: Applicant): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get an online quote', exact: true }).first().click()
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await enterPerson(page, applicant)
}

/** To the prices of all insurers. */
async function pressTo(page: Page, action: string): Promise<void> {
  await continueTo(page, 'Your quotes', action)
  await expect(
    quotes(page)
      .getByRole('button', { name: /^Choose / })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Insurers still to answer' })).toBeHidden()
}

/** The heights of the screen that is shown. */
async function heightsOf(page: Page, name: string): Promise<ScreenHeight> {
  const { height: phone } = await measureScreen(page)
  await page.setViewportSize(DESK)
  // The wide page draws its drawing once its media query has changed.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  const { height: desk } = await measureScreen(page)
  await page.setViewportSize(PHONE)
  return { name, phone, desk }
}

/** Every step of the quote, then every page of the application. */
async function walkWhole({ page, row }: Phone, covers: string, applicant: Applicant): Promise<Funnel> {
  const heights: ScreenHeight[] = []
  const look: Look = async () => {
    const name = page.url().split('/').at(-1) ?? ''
    if (['confirm-cover', 'insurer-declarations'].includes(name)) heights.push(await heightsOf(page, name))
  }
  await startFromHome(page, applicant)
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await continueTo(page, 'Get your quotes')
  heights.push(await heightsOf(page, 'get-quote'))
  await pressTo(page, 'Get quotes')
  const prices = await row(`Home to prices, ${covers}, every step`, QUOTE)
  await quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await understandDuty(page, look)
  await acceptDocuments(page, look)
  await answerQuestionnaire(page, look)
  await toDeclarations(page, applicant, look)
  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, look)
  await submitButton(page).click()
  await referenceShown(page)
  await expect(page.getByRole('button', { name: /PDF/ }).first()).toBeVisible()
  heights.push(await heightsOf(page, 'complete'))
  return { rows: [prices, await row(`Price to submission, ${covers}`, APPLICATION)], heights }
}
