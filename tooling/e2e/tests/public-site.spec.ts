import { readFile } from 'node:fs/promises'
import { type Page, request as playwrightRequest } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { INSURERS } from '../src/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const ACTIVATE = `${places.api}/sandbox/activate`

/** Collects the page's requests to other sites, and their headers, which must not name the visitor. */
function watchActivation(page: Page): { requested: string[]; headers: Record<string, string>[] } {
  const seen = { requested: [] as string[], headers: [] as Record<string, string>[] }
  page.on('request', (request) => {
    if (request.url().startsWith(places.site)) return
    seen.requested.push(`${request.method()} ${request.url()}`)
    seen.headers.push(request.headers())
  })
  return seen
}

const openWith = (page: Page, address: string) =>
  page.goto(`/?activationUri=${encodeURIComponent(address)}&keep=1`)

test.describe('activation', () => {
  test('says that it succeeded, once, and takes the address away at once', async ({ page }) => {
    const seen = watchActivation(page)
    await openWith(page, `${ACTIVATE}?code=demo`)
    await expect(page.getByRole('status')).toContainText('Authentication is successful')
    expect(page.url()).toBe(`${places.site}/?keep=1`)
    expect(seen.requested).toEqual([`GET ${ACTIVATE}?code=demo`])
    for (const name of ['authorization', 'cookie', 'referer']) expect(seen.headers[0]?.[name] ?? '').toBe('')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Authentication is successful')).toBeHidden()
    await page.reload()
    expect(seen.requested).toHaveLength(1)
  })

  test('says calmly that it failed', async ({ page, trouble }) => {
    trouble.expect(/^422 \/sandbox\/activate$/, 'the code is an old one')
    await openWith(page, `${ACTIVATE}?code=old`)
    await expect(page.getByRole('status')).toContainText('We couldn’t confirm it’s you')
    await expect(page.getByText('Authentication is successful')).toBeHidden()
    await expect(heading(page, 'Look after your people, whatever happens.')).toBeVisible()
  })

  const ANSWERS = [
    '{"successful":"true"}',
    '{"successful":1}',
    '{"Successful":true}',
    '[true]',
    'true',
    '<p>successful</p>',
    '',
  ]
  test('does not take for success what only looks like it', async ({ page }) => {
    let body = ''
    await page.route(`${ACTIVATE}*`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body,
      }),
    )
    for (body of ANSWERS) {
      await openWith(page, ACTIVATE)
      await expect(page.getByRole('status'), body).toContainText('We couldn’t confirm')
    }
  })

  test('does not follow where the answer leads', async ({ page, trouble }) => {
    trouble.expect(/^ERR_FAILED \/$/, 'the redirect is not followed')
    const seen = watchActivation(page)
    await page.route(`${ACTIVATE}*`, (route) =>
      route.fulfill({
        status: 302,
        headers: { location: 'https://evil.example/', 'access-control-allow-origin': '*' },
      }),
    )
    await openWith(page, ACTIVATE)
    await expect(page.getByRole('status')).toContainText('We couldn’t confirm')
    expect(seen.requested.filter((line) => line.includes('evil'))).toEqual([])
  })

  test('T7: asks nothing of an address that is not allowed', async ({ page }) => {
    const seen = watchActivation(page)
    // Each of another kind; `allowedAddress.test.ts` has many of each.
    const hostile = [
      'https://evil.example/sandbox/activate',
      'javascript:alert(1)',
      `${places.api}/sandbox/activate/..%2ffaults`,
      places.api.replace('//', '//me:secret@'),
      `http://127.0.0.1:${places.apiPort}/sandbox/activate`,
    ]
    for (const address of hostile) {
      await openWith(page, address)
      await expect(page).toHaveURL(`${places.site}/?keep=1`)
    }
    await page.goto(
      `/?activationUri=${encodeURIComponent(ACTIVATE)}&activationUri=${encodeURIComponent(ACTIVATE)}`,
    )
    await page.waitForLoadState('networkidle')
    expect(seen.requested).toEqual([])
    await expect(page.getByText('Authentication is successful')).toBeHidden()
  })
})

test.describe('the insurer strip', () => {
  const strip = (page: Page) => page.getByRole('region', { name: /Seven insurers/ })
  const pause = (page: Page) => strip(page).getByRole('button', { name: 'Pause the moving list' })
  const firstLeft = async (page: Page) =>
    (await strip(page).getByRole('link').first().boundingBox())?.x ?? Number.NaN
  async function expectMoving(page: Page): Promise<void> {
    const before = await firstLeft(page)
    await expect.poll(async () => Math.abs((await firstLeft(page)) - before)).toBeGreaterThan(1)
  }
  const running = (page: Page) =>
    strip(page).evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )
  const expectStill = (page: Page) => expect.poll(() => running(page)).toBe(0)

  test('moves in 10 s, links to every insurer, and stands still when paused', async ({ page }) => {
    await page.goto('/')
    await expect(strip(page).getByRole('link')).toHaveText(INSURERS)
    for (const link of await strip(page).getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^https:\/\/[a-z-]+\.example\/$/)
    const duration = await strip(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
    )
    expect(duration).toEqual([10_000])
    await expectMoving(page)
    await pause(page).click()
    await page.mouse.move(0, 0)
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
    await expectStill(page)
    await pause(page).click()
    await page.mouse.move(0, 0)
    await expectMoving(page)
  })

  test('stands still under the pointer, and shows the link that has the focus', async ({ page }) => {
    await page.goto('/')
    await expectMoving(page)
    await pause(page).focus()
    for (const name of INSURERS) {
      await page.keyboard.press('Tab')
      const link = strip(page).getByRole('link', { name })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await expectStill(page)
    }
    await page.keyboard.press('Tab')
    await expectMoving(page)
    await pause(page).hover()
    await page.mouse.move(640, ((await strip(page).getByRole('list').first().boundingBox())?.y ?? 0) + 20)
    await expectStill(page)
  })

  test('is a still list for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto('/')
      await expect(pause(page)).toBeHidden()
      await expectStill(page)
      await strip(page).scrollIntoViewIfNeeded()
      for (const link of await strip(page).getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
    }
    const tops = await strip(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    const rows = [...Map.groupBy(tops, (top) => top).values()]
    expect(rows.map(({ length }) => length)).toEqual([4, 3])
  })
})

test('F65: without any picture the logo is there, nothing moves and everything works', async ({ page }) => {
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer, h1')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  await page.goto('/')
  const whole = await boxes()
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  )
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Wattlebird, home page' })).toBeVisible()
  expect(await boxes()).toEqual(whole)
  await page.getByRole('link', { name: 'Get an online quote' }).first().click()
  await expect(page).toHaveURL(/select-covers/)
  await expect(page.locator('h1')).toBeVisible()
})

const NEW_PAGES = [
  { path: '/appointment-request', title: 'Request an appointment', indexed: true },
  { path: '/contact-request', title: 'Ask us to contact you', indexed: true },
  { path: '/claim-after-a-death', title: 'Claim for someone who has died', indexed: true },
  { path: '/login', title: 'Log in', indexed: false },
  { path: '/sign-up', title: 'Sign up', indexed: false },
  { path: '/reset-password', title: 'Reset your password', indexed: false },
]

for (const { path, title, indexed } of NEW_PAGES) {
  test(`${path} is whole, accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveTitle(`${title} | Wattlebird`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 780 })
    await expectNoSidewaysScroll(page)
    await expect(page.locator('meta[name=robots]')).toHaveCount(indexed ? 0 : 1)
  })
}

test('an appointment is asked for in the time zone of the visitor, and goes into a calendar', async ({
  browser,
}) => {
  const page = await browser.newPage({ timezoneId: 'Australia/Perth', baseURL: places.site })
  await page.goto('/appointment-request?topic=claim')
  await expect(page.getByLabel('Your time zone')).toHaveValue('Australia/Perth')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await page.getByRole('radio', { name: 'By video' }).check()
  await page.getByRole('radio', { name: '30 minutes' }).check()
  await expect(page.getByRole('checkbox', { name: 'A claim' })).toBeChecked()
  for (const [which, index] of [
    ['First', 1],
    ['Second', 2],
  ] as const) {
    await page.getByLabel(`${which} day`).selectOption({ index })
    await page.getByLabel(`${which} time`).selectOption('09:30')
  }
  await page.getByLabel('Your name').fill('Robin Example')
  await page.getByLabel('Email', { exact: true }).fill('robin.example@example.com')
  await expect(page.getByRole('checkbox', { name: /When we talk by video/ })).not.toBeChecked()
  const posted = page.waitForRequest(/api\/v1\/appointments/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const body = (await posted).postDataJSON()
  expect(body).toMatchObject({
    type: 'video',
    minutes: 30,
    timeZone: 'Australia/Perth',
    topics: ['claim'],
    phone: null,
    consent: { accepted: false },
  })
  expect(body.slots).toEqual([
    expect.stringMatching(/T01:30:00\.000Z$/),
    expect.stringMatching(/T01:30:00\.000Z$/),
  ])
  await expect(page.getByRole('status')).toContainText('Nothing’s booked yet')
  await expect(page.getByRole('status')).toContainText('9:30 am')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add these times to my calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('appointment.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('STATUS:TENTATIVE')
  await page.close()
})

test('a contact request takes lines and a time in the visitor’s zone, and needs no consent to offers', async ({
  browser,
}) => {
  const page = await browser.newPage({ timezoneId: 'Australia/Perth', baseURL: places.site })
  await page.goto('/contact-request')
  await page.getByLabel('What is it about?').selectOption('other')
  await page.getByLabel('Your message').fill('One\nTwo')
  await page.getByRole('radio', { name: 'By email' }).check()
  await expect(page.getByRole('radio', { name: 'Any time' })).toBeChecked()
  await expect(page.getByLabel('Your time zone')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Evening/ }).check()
  await expect(page.getByLabel('Your time zone')).toHaveValue('Australia/Perth')
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Robin Example')
  await page.getByLabel('Email', { exact: true }).fill('robin.example@example.com')
  const posted = page.waitForRequest(/api\/v1\/contact/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await posted).postDataJSON()).toMatchObject({
    message: 'One\nTwo',
    preferredTime: 'evening',
    timeZone: 'Australia/Perth',
    consent: { accepted: false },
  })
  await expect(page.getByText('We have your message')).toBeVisible()
  await expect(
    page.getByText('You’d like to hear from us in the evening, after 5 pm. Your time zone: Perth (AWST).'),
  ).toBeVisible()
  await page.close()
})

test('addresses that moved, are not there, or are for machines', async () => {
  const port = new URL(places.site).port
  const context = await playwrightRequest.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const moved = await context.get('/contact', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/contact-us'])
  expect((await context.get('/no-such-page')).status()).toBe(404)
  const security = await context.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toContain('text/plain')
  const text = await security.text()
  expect(text).toContain('Contact: mailto:hello@wattlebird.example')
  const [, expires = ''] = /Expires: (.*)/.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  const sitemap = await (await context.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/appointment-request<')
  for (const path of ['/login', '/sign-up', '/reset-password']) expect(sitemap).not.toContain(`${path}<`)
  await context.dispose()
})

test.describe('the menu of a phone', () => {
  const opener = (page: Page) => page.getByText('Menu', { exact: true })
  const menuLink = (page: Page) =>
    page.locator('[data-menu]').getByRole('link', { name: 'Get a quote', exact: true })

  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

  for (const path of ['/who-we-are', '/life-insurance-calculator/about-you']) {
    test(`closes on Escape, on a press outside and on its links: ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await opener(page).click()
      await expect(menuLink(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menuLink(page)).toBeHidden()
      await expect(page.locator('[data-menu] summary')).toBeFocused()
      await opener(page).click()
      await expect(menuLink(page)).toBeVisible()
      await page.mouse.click(180, 720)
      await expect(menuLink(page)).toBeHidden()
      await opener(page).click()
      await menuLink(page).click()
      await expect(page).toHaveURL('/client-quote/select-covers')
      await expect(menuLink(page)).toBeHidden()
    })
  }

  test('closes when the browser goes back within the app', async ({ page }) => {
    await page.goto('/life-insurance-calculator/about-you', { waitUntil: 'networkidle' })
    await opener(page).click()
    await menuLink(page).click()
    await expect(heading(page, 'Choose your covers')).toBeVisible()
    await opener(page).click()
    await expect(menuLink(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/life-insurance-calculator/about-you')
    await expect(menuLink(page)).toBeHidden()
  })
})
