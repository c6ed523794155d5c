import type { Page } from '@playwright/test'
import { lifeOnly } from '../src/application/Applicant.ts'
import { enterQuote } from '../src/application/chooseInsurer.ts'
import { answerAboutYou, calculate, continueTo, heading } from '../src/calculator.ts'
import { canaries, canariesIn } from '../src/canaries.ts'
import { places } from '../src/places.ts'
import { openQuote } from '../src/prepared/openQuote.ts'
import { test } from '../src/taggedTest.ts'
import { acceptBeforehand, standInForTagManager, untilChoiceRead } from '../src/tagManager.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../src/test.ts'
import { untilIdle } from '../src/untilIdle.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Can we count your visit?' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const choices = (page: Page) => page.getByRole('button', { name: 'Cookie and analytics choices' })
const dataLayer = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.getOwnPropertyDescriptor(window, 'dataLayer')?.value ?? []))

async function moveClock(page: Page, months: number): Promise<void> {
  const date = new Date()
  date.setMonth(date.getMonth() + months)
  await page.clock.setFixedTime(date)
}

const FIRST_STEP = '/client-quote/select-covers'

test.describe('without a tag manager', () => {
  for (const path of ['/', FIRST_STEP]) {
    test(`${path} asks nothing, counts nothing and asks no other host`, async ({ page }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
      await page.goto(places.site + path)
      await untilIdle(page)
      await expect(bar(page)).toBeHidden()
      await expect(choices(page)).toBeHidden()
      expect(await dataLayer(page)).toBe('[]')
      expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
    })
  }
})

test.describe('consent', () => {
  for (const path of ['/', FIRST_STEP]) {
    const tag = path === '/' ? [] : ['@long']
    test(`is asked for on ${path}, and rejecting is as easy as accepting`, { tag }, async ({ page }) => {
      const foreign = await standInForTagManager(page)
      await page.goto(path)
      await expect(bar(page)).toBeVisible()
      const [accept, reject] = await Promise.all([
        button(page, 'Accept').boundingBox(),
        button(page, 'Reject').boundingBox(),
      ])
      expect(accept && [accept.width, accept.height, accept.y]).toEqual(
        reject && [reject.width, reject.height, reject.y],
      )
      await expectAccessible(page)
      await button(page, 'Reject').click()
      await expect(bar(page)).toBeHidden()
      await page.reload()
      await expect(choices(page)).toBeVisible()
      await untilChoiceRead(page)
      await expect(bar(page)).toBeHidden()
      expect(foreign).toEqual([])
    })

    test(`may be changed at the foot of ${path}, both ways`, { tag: path === '/' ? [] : ['@long'] }, async ({
      page,
    }) => {
      const foreign = await standInForTagManager(page)
      await page.goto(path)
      await button(page, 'Reject').click()
      await choices(page).click()
      await expect(bar(page)).toBeFocused()
      await expect(bar(page)).toContainText('You’ve rejected analytics.')
      await button(page, 'Accept').click()
      await expect(choices(page)).toBeFocused()
      await expect.poll(() => foreign.some((line) => line.includes('gtm.js?id=GTM-TEST123'))).toBe(true)
      await expect.poll(() => foreign.some((line) => line.includes('/g/collect'))).toBe(true)
      await choices(page).click()
      await button(page, 'Reject').click()
      await expect.poll(() => dataLayer(page)).toContain('"2":{"ad_storage":"denied"')
      // The refusal itself may still be in flight.
      await untilIdle(page)
      const counted = foreign.length
      await page.reload()
      await untilChoiceRead(page)
      expect(foreign).toHaveLength(counted)
    })
  }

  test('lasts six months', async ({ page }) => {
    await standInForTagManager(page)
    await page.goto('/')
    await button(page, 'Accept').click()
    await moveClock(page, 5)
    await page.reload()
    await expect(choices(page)).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await moveClock(page, 7)
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })

  test('is not asked of a browser that sends Global Privacy Control', async ({ page }) => {
    const foreign = await standInForTagManager(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto('/')
    await untilChoiceRead(page)
    await expect(bar(page)).toBeHidden()
    expect([foreign, await dataLayer(page)]).toEqual([[], '[]'])
    await choices(page).click()
    await expect(bar(page)).toContainText('Global Privacy Control')
  })

  for (const width of [360, 1280]) {
    test(`moves nothing and hides no focus at ${width} px`, { tag: width === 360 ? [] : ['@long'] }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      await standInForTagManager(page)
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value = 0 } = entry as PerformanceEntry & { value?: number }
            Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await expect(bar(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      const obscured: string[] = []
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab')
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement
          const over = document.querySelector('[data-consent-bar]')
          if (!focused || !over || focused === document.body || over.contains(focused)) return null
          const box = focused.getBoundingClientRect()
          return box.bottom > over.getBoundingClientRect().top &&
            box.bottom > 0 &&
            getComputedStyle(over).position
            ? focused.outerHTML.slice(0, 80)
            : null
        })
        if (hidden) obscured.push(hidden)
      }
      expect(obscured).toEqual([])
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.005)
    })
  }
})

test('branding, routes and steps are counted once accepted', async ({ page }) => {
  const foreign = await standInForTagManager(page)
  await acceptBeforehand(page)
  await calculate(page)
  await expect.poll(() => foreign.length).toBeGreaterThan(6)
  const layer = await dataLayer(page)
  expect(layer).toContain('{"event":"branding_applied","account_name":"wattlebird"}')
  expect(layer).toContain('{"event":"route_changed","route":"/life-insurance-calculator/*"}')
  expect(layer).toContain('{"event":"step_submitted","flow":"calculator","step":"dependents"}')
  expect(layer).toContain('{"event":"step_viewed","flow":"calculator","step":"results"}')
})

test.describe('F39, T10: a tag manager that is', () => {
  for (const kind of ['blocked', 'hung', 'throws'] as const) {
    test(`${kind} stops nobody`, { tag: kind === 'hung' ? [] : ['@long'] }, async ({ page, trouble }) => {
      if (kind === 'blocked')
        trouble.expect(/^ERR_BLOCKED_BY_CLIENT\S* \/gtm\.js$/, 'a browser extension blocks it')
      if (kind === 'throws') trouble.expect(/^script: tag manager$/, 'its own script throws')
      const foreign = await standInForTagManager(page, kind)
      await acceptBeforehand(page)
      await page.goto('/')
      await expect.poll(() => foreign.length).toBeGreaterThan(0)
      // A whole flow beside each is in the long run.
      await page.goto('/life-insurance-calculator/about-you')
      await expect.poll(() => foreign.length).toBeGreaterThan(1)
      await answerAboutYou(page)
      await continueTo(page, 'Your dependants')
    })
  }
})

test.describe('F40: a dataLayer that is', () => {
  const tampers = {
    frozen: () => Object.assign(window, { dataLayer: Object.freeze([]) }),
    'something else': () => Object.assign(window, { dataLayer: 'nothing to push to' }),
    throwing: () =>
      Object.defineProperty(window, 'dataLayer', {
        get: () => {
          throw new Error('no dataLayer')
        },
      }),
  }
  for (const [name, tamper] of Object.entries(tampers)) {
    test(`${name} stops nobody`, { tag: name === 'frozen' ? [] : ['@long'] }, async ({ page }) => {
      await standInForTagManager(page, 'silent')
      await acceptBeforehand(page)
      await page.addInitScript(tamper)
      await page.goto('/')
      await expect(choices(page)).toBeVisible()
      await page.goto(FIRST_STEP)
      await expect(page.locator('h1')).toBeVisible()
    })
  }
})

test('T9: nothing that a visitor enters reaches dataLayer or another host', async ({ page }) => {
  const foreign = await standInForTagManager(page)
  await acceptBeforehand(page)
  await page.goto('/life-insurance-calculator/about-you')
  await page.getByLabel('Your age', { exact: true }).fill(canaries.age)
  await page.getByLabel('Annual salary before tax', { exact: true }).fill(canaries.salary)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(page, 'Your dependants')).toBeVisible()
  await page.getByRole('radio', { name: 'No', exact: true }).first().check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(page, 'Assets and debts')).toBeVisible()
  await page.getByRole('radio', { name: 'A home I own or am paying off' }).check()
  await page.getByLabel('Home value', { exact: true }).fill(canaries.homeValue)
  await page.getByRole('checkbox', { name: 'Savings', exact: true }).check()
  await page.getByLabel('Savings balance').fill(canaries.savings)
  await untilIdle(page)
  const layers = [await dataLayer(page)]
  await page.goto('/contact-request?topic=claim')
  await page.getByLabel('Your message').fill(canaries.message)
  await page.getByLabel('Your name').fill(canaries.name)
  await page.getByLabel('Email', { exact: true }).fill(canaries.email)
  await page.getByRole('radio', { name: 'By phone' }).check()
  await page.getByLabel('Phone', { exact: true }).fill(canaries.phone)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
  await expect.poll(() => foreign.length).toBeGreaterThan(4)
  layers.push(await dataLayer(page))
  expect(canariesIn([...layers, ...foreign].join('\n'))).toEqual([])
  expect(canariesIn(`sent ${canaries.email}`)).toEqual(['email'])
})

const tagScript = (page: Page) => page.locator('script[src^="https://www.googletagmanager.com/"]')

/** From prices to the application, in a window that remembers whether it was left. */
async function chooseInsurer(page: Page, open = openQuote): Promise<void> {
  await open(page)
  await continueTo(page, 'Your quotes', 'Get quotes')
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
}

const isSameWindow = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true)

test('T9: a document with tags is left behind for the application', async ({ page }) => {
  await standInForTagManager(page)
  await acceptBeforehand(page)
  await chooseInsurer(page)
  expect(await isSameWindow(page)).toBe(false)
  await untilIdle(page)
  await expect(tagScript(page)).toHaveCount(0)
  expect(await dataLayer(page)).toBe('[]')
})

test('T9: where answers are kept in memory alone no tag is loaded, and the application keeps them', {
  tag: '@long',
}, async ({ page }) => {
  const foreign = await standInForTagManager(page)
  await acceptBeforehand(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await chooseInsurer(page, () => enterQuote(page, lifeOnly))
  expect(await isSameWindow(page)).toBe(true)
  await expect(tagScript(page)).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('T9: the application is entered without tags', { tag: '@long' }, async ({ page }) => {
  const foreign = await standInForTagManager(page)
  await page.goto('/application/confirm-cover')
  await untilIdle(page)
  await expect(choices(page)).toBeHidden()
  expect(foreign).toEqual([])
})
