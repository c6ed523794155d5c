import { hostileMessages } from '@coverkit/embed-sdk/testing'
import type { Page } from '@playwright/test'
import { ACCOUNT_NAMES } from '../src/accountNames.ts'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { expectDenied, expectOthersDenied, REFUSED_BY_HOST } from '../src/expectDenied.ts'
import { type LenientHost, startLenientHost } from '../src/lenientHost.ts'
import { counted, framed, openFraming, post, received, showFrame, watchBackend } from '../src/partnerPage.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

const QUOTE = '/client-quote/select-covers'
const DETAILS = '/life-insurance-calculator/about-you'
/** Between the moment that a brand shows and the limit for naming one. */
const LIMIT_MS = 10_000

const named = (name: string, path = QUOTE) => `${places.embed}${path}?accountName=${name}`
const unnamed = (path = QUOTE) => `${places.embed}${path}`
const init = (more: object = {}) => ({ protocol: 1, type: 'init', ...more })

/** The last brand that the frame counted and reported. */
async function expectBrand(page: Page, name: string): Promise<void> {
  const applied = async () =>
    (await counted(framed(page))).findLast(({ event }) => event === 'branding_applied')
  await expect.poll(applied).toEqual({ event: 'branding_applied', account_name: name })
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await received(page)).toContainEqual({ protocol: 1, type: 'brand-applied', accountName: name })
  await expect(framed(page).getByRole('banner')).toHaveCount(0)
}

const actionColour = (page: Page) =>
  framed(page).evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ck-colour-action'),
  )

let lenient: LenientHost
test.beforeAll(async () => {
  lenient = await startLenientHost()
})
test.afterAll(() => lenient.close())

test.describe('the eight cases', () => {
  test('1: each of the five names shows its brand, without the header', async ({ page }) => {
    await openFraming(page, { src: 'about:blank' })
    const colours = new Set<string>()
    for (const name of ACCOUNT_NAMES) {
      await showFrame(page, named(name))
      await expectBrand(page, name)
      colours.add(await actionColour(page))
    }
    expect(colours.size).toBe(ACCOUNT_NAMES.length)
  })

  const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '2: another case': { 'a capital': '?accountName=Wattlebird' },
    '3: none, or more than one': {
      empty: '?accountName=',
      'without a value': '?accountName',
      repeated: '?accountName=wattlebird&accountName=wattlebird',
      'repeated, the second empty': '?accountName=wattlebird&a=1&accountName',
    },
    '4: not as it is written': {
      encoded: '?accountName=%77attlebird',
      'encoded twice': '?accountName=%2577attlebird',
      'a space at the end': '?accountName=wattlebird%20',
      'a plus at the end': '?accountName=wattlebird+',
      'a null character': '?accountName=wattlebird%00',
      'a look-alike letter': '?accountName=w\u0430ttlebird',
      'a property of objects': '?accountName=constructor',
      '10 KB': `?accountName=${'w'.repeat(10_240)}`,
    },
  }
  for (const [name, queries] of Object.entries(refused)) {
    test(`${name}: denied, by the host and by the app alone, without a request`, async ({
      page,
      trouble,
    }) => {
      trouble.expect(REFUSED_BY_HOST, 'the host refuses such names')
      const requested: string[] = []
      await openFraming(page, { src: 'about:blank' })
      page.on('request', (request) => requested.push(request.url()))
      const beyondCode = () => requested.filter((url) => !url.startsWith(`${lenient.url}/assets/`))
      for (const [what, query] of Object.entries(queries)) {
        requested.length = 0
        await showFrame(page, unnamed() + query)
        await expectDenied(page, what)
        expect(beyondCode(), what).toHaveLength(1)

        // On a host that lets it pass, the app refuses too, before it requests anything but its own code.
        requested.length = 0
        await showFrame(page, `${lenient.url}${QUOTE}${query}`)
        await expectDenied(page, what)
        expect(beyondCode(), what).toHaveLength(1)
      }
    })
  }

  test('5: the handshake names a brand in time', async ({ page }) => {
    for (const name of ['redearth', 'coolabah']) {
      await openFraming(page, { src: unnamed(), init: init({ accountName: name }) })
      await expectBrand(page, name)
    }
  })

  test('6: nobody names one for ten seconds', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await openFraming(page, { src: unnamed(), init: init() })
    await expect.poll(() => received(page)).toContainEqual({ protocol: 1, type: 'ready' })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.clock.runFor(LIMIT_MS - 200)
    // If a brand had been chosen, it would have been requested before this.
    await framed(page).evaluate(() => fetch('/robots.txt', { cache: 'no-store' }))
    expect(requested.map((url) => new URL(url).pathname)).toEqual(['/robots.txt'])
    expect(await counted(framed(page))).toEqual([])
    await expect(framed(page).getByRole('heading')).toHaveCount(0)
    await page.clock.runFor(200)
    await expectBrand(page, 'wattlebird')
  })

  test('7: the handshake names none of the five', async ({ page }) => {
    const backend = watchBackend(page)
    for (const accountName of ['Redearth', '', 'redearth ', 'constructor']) {
      await openFraming(page, { src: unnamed(), init: init({ accountName }) })
      await expectDenied(page, accountName)
    }
    expect(backend).toEqual([])
  })

  test('7: the handshake names the account of another partner', async ({ page }) => {
    const listing = (partner: string) => ({ partners: [partner], site: places.site })
    const host = await startLenientHost({
      ...Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, listing(places.partner)])),
      redearth: listing('https://www.another-partner.example'),
    })
    const src = `${host.url}${QUOTE}`
    try {
      await openFraming(page, { src, init: init({ accountName: 'redearth' }) })
      await expectDenied(page)
      await openFraming(page, { src, init: init({ accountName: 'bluegum' }) })
      await expectBrand(page, 'bluegum')
    } finally {
      host.close()
    }
  })

  test('8: not framed, whatever it is asked with', async ({ page }) => {
    for (const query of ['', '?accountName=redearth', '?accountName=Wattlebird', '?accountName=']) {
      await page.goto(unnamed() + query)
      await expect(heading(page, 'Choose your covers'), query).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await counted(page.mainFrame()), query).toContainEqual({
        event: 'branding_applied',
        account_name: 'wattlebird',
      })
    }
  })

  test('8: a brand’s own app is its own brand, whatever it is asked with', async ({ page }) => {
    await page.goto(`${places.site}${QUOTE}?accountName=redearth`)
    await expect(page).toHaveTitle(/ \| Wattlebird$/)
  })
})

test.describe('F63: a brand that is named late', () => {
  async function typeUnderDefault(page: Page): Promise<void> {
    await page.clock.install()
    await openFraming(page, { src: unnamed(DETAILS) })
    await page.clock.runFor(LIMIT_MS)
    await expectBrand(page, 'wattlebird')
    await framed(page).getByLabel('Your age', { exact: true }).fill('34')
  }

  test('changes the brand and keeps what was typed', async ({ page }) => {
    await typeUnderDefault(page)
    const before = await actionColour(page)
    await post(page, init({ accountName: 'redearth' }))
    await expectBrand(page, 'redearth')
    await expect.poll(() => actionColour(page)).not.toBe(before)
    const age = framed(page).getByLabel('Your age', { exact: true })
    await expect(age).toHaveValue('34')
    await age.fill('35')
    await expect(age).toHaveValue('35')
  })

  test('keeps the focus, the caret and the dialog of the moment', async ({ page }) => {
    await typeUnderDefault(page)
    const frame = framed(page)
    await frame.getByLabel('Annual salary before tax', { exact: true }).fill('95000')
    await continueTo(frame, 'Your dependants')
    await radio(frame, 'Does anyone rely on your income, such as a partner or children?', 'Yes').check()
    const children = frame.getByLabel('How many children rely on you?')
    await children.fill('12')
    await children.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
    await frame.evaluate(() => Reflect.set(window, 'isSame', true))
    await post(page, init({ accountName: 'redearth' }))
    await expectBrand(page, 'redearth')
    await expect(heading(frame, 'Your dependants')).toBeVisible()
    await expect(children).toBeFocused()
    await expect(children).toHaveValue('12')
    expect(await children.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
    expect(await frame.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
    await frame
      .getByRole('button', { name: 'Back', exact: true })
      .or(frame.getByRole('link', { name: 'Back', exact: true }))
      .click()
    await expect(frame.getByLabel('Your age', { exact: true })).toHaveValue('34')
  })

  test('leaves a dialog open, with what was typed in it', async ({ page }) => {
    await typeUnderDefault(page)
    const frame = framed(page)
    await frame.getByRole('button', { name: /link to continue/ }).click()
    const address = frame.getByRole('dialog').getByRole('textbox')
    await address.fill('zephyrine@example.com')
    await post(page, init({ accountName: 'redearth' }))
    await expect
      .poll(async () => (await counted(frame)).findLast(({ event }) => event === 'branding_applied'))
      .toEqual({
        event: 'branding_applied',
        account_name: 'redearth',
      })
    await expect(address).toHaveValue('zephyrine@example.com')
    await expect(address).toBeFocused()
  })

  test('what is typed afterwards is not undone by what was kept for the default brand', async ({ page }) => {
    await typeUnderDefault(page)
    const frame = framed(page)
    await expect(frame.getByText(/Kept until you close this page|Saved on this device/).first()).toBeVisible()
    await post(page, init({ accountName: 'redearth' }))
    await expectBrand(page, 'redearth')
    const age = frame.getByLabel('Your age', { exact: true })
    await age.fill('35')
    const salary = frame.getByLabel('Annual salary before tax', { exact: true })
    await salary.fill('95,000')
    await page.clock.runFor(1_000)
    // Both brands' drafts compare again.
    await frame.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.runFor(1_000)
    await expect(age).toHaveValue('35')
    await continueTo(frame, 'Your dependants')
  })

  const ignored = ['Redearth', '', 'redearth ', 'constructor']
  test('is ignored when it is none of the five; the next that is one of them counts, once', async ({
    page,
  }) => {
    await typeUnderDefault(page)
    const frame = framed(page)
    await frame.evaluate(() => Reflect.set(window, 'isSame', true))
    await expect(frame.getByText(/Kept until you close this page|Saved on this device/).first()).toBeVisible()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const seen = async () => ({ url: frame.url(), text: await frame.locator('main').innerText() })
    const before = await seen()
    await frame.evaluate(() => {
      addEventListener('message', () => Reflect.set(window, 'read', (Reflect.get(window, 'read') ?? 0) + 1))
    })
    for (const accountName of ignored) {
      await post(
        page,
        init({ accountName, prefill: { annualEarnings: 77_777 }, consent: { analytics: false } }),
      )
    }
    await expect.poll(() => frame.evaluate(() => Reflect.get(window, 'read'))).toBe(ignored.length)
    expect(await seen()).toEqual(before)
    expect(requested).toEqual([])
    await expect(frame.getByLabel('Annual salary before tax', { exact: true })).toHaveValue('')
    await post(page, init({ accountName: 'redearth', prefill: { annualEarnings: 88_888 } }))
    await post(page, init({ accountName: 'bluegum' }))
    await expectBrand(page, 'redearth')
    await expect(frame.getByLabel('Annual salary before tax', { exact: true })).toHaveValue('88,888')
    await expect(frame.getByLabel('Your age', { exact: true })).toHaveValue('34')
    expect(await frame.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
    const applied = (await counted(frame)).filter(({ event }) => event === 'branding_applied')
    expect(applied.map(({ account_name }) => account_name)).toEqual(['wattlebird', 'redearth'])
    const notified = (await received(page)).filter(({ type }) => type === 'brand-applied')
    expect(notified.map(({ accountName }) => accountName)).toEqual(['wattlebird', 'redearth'])
  })

  test('leaves the default brand in place when its own parts cannot be had', async ({ page, trouble }) => {
    trouble.expect(/^ERR_FAILED \/assets\//, 'the brand’s parts can’t be had')
    trouble.allow(/^console: .*(dynamically imported module|preload)/i, 'and the browser says which')
    await typeUnderDefault(page)
    const frame = framed(page)
    const before = await actionColour(page)
    await page.route('**/assets/**', (route) => route.abort('failed'))
    const failed = page.waitForEvent('requestfailed')
    await post(page, init({ accountName: 'redearth' }))
    await failed
    await expect(frame.getByLabel('Your age', { exact: true })).toHaveValue('34')
    expect(await actionColour(page)).toBe(before)
    expect((await counted(frame)).filter(({ event }) => event === 'branding_applied')).toHaveLength(1)
  })

  test('counts also after a handshake that named none', async ({ page }) => {
    await page.clock.install()
    await openFraming(page, { src: unnamed(DETAILS), init: init({ prefill: { age: 41 } }) })
    await page.clock.runFor(LIMIT_MS)
    await expectBrand(page, 'wattlebird')
    await expect(framed(page).getByLabel('Your age', { exact: true })).toHaveValue('41')
    await post(page, init({ accountName: 'coolabah' }))
    await expectBrand(page, 'coolabah')
    await expect(framed(page).getByLabel('Your age', { exact: true })).toHaveValue('41')
  })
})

test.describe('who may frame what (T4)', () => {
  const expectErrorPage = (page: Page, why: string) =>
    expect
      .poll(() => page.mainFrame().childFrames()[0]?.url(), { message: why })
      .toBe('chrome-error://chromewebdata/')
  const stranger = places.partner.replace('partner.', 'stranger.')

  test('a listed partner sees the content, another site the browser’s error page', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^console: Framing .*frame-ancestors/, 'the other site isn’t listed')
    for (const src of [named('redearth'), unnamed(), named('bluegum', '/')]) {
      await openFraming(page, { src })
      expect(framed(page).url()).toBe(src)
      await openFraming(page, { src, origin: stranger })
      await expectErrorPage(page, src)
    }
  })

  test('a denial may be seen anywhere', async ({ page, trouble }) => {
    trouble.expect(REFUSED_BY_HOST, 'the host refuses such names')
    await openFraming(page, { src: named('Wattlebird'), origin: stranger })
    await expectDenied(page)
  })

  test('a brand’s own pages are framed by nobody', async ({ page, trouble }) => {
    trouble.expect(/^console: Framing .*frame-ancestors/, 'a brand’s own pages are framed by nobody')
    trouble.allow(
      /^console: .*X-Frame-Options|^404 \//i,
      'older headers say so too, and one of the paths is no page',
    )
    const paths = ['/', QUOTE, '/client-quote/quote', '/application/confirm-cover', '/login', '/no-such-page']
    for (const path of paths) {
      await openFraming(page, { src: `${places.site}${path}` })
      await expectErrorPage(page, path)
    }
  })

  test('sign-in and account have no address here', async ({ page }) => {
    for (const path of ['/login', '/account', '/sign-up', '/reset-password']) {
      const answer = await page.request.get(`http://127.0.0.1:${new URL(places.embed).port}${path}`)
      expect(answer.status(), path).toBe(404)
    }
  })
})

// Forty times as many are tried in the long run, and thousands in the units of the requested account.
test('T5: only five of all names pass', async ({ page, trouble }) => {
  trouble.expect(REFUSED_BY_HOST, 'the host refuses such names')
  await expectOthersDenied(page, 5)
})

test.describe('T8: messages', () => {
  test('500 from a hostile page change nothing', async ({ page }) => {
    await openFraming(page, { src: named('wattlebird', DETAILS) })
    await expectBrand(page, 'wattlebird')
    const age = framed(page).getByLabel('Your age', { exact: true })
    await age.fill('34')
    const seen = async () => ({
      url: framed(page).url(),
      text: await framed(page).locator('main').innerText(),
      counted: await counted(framed(page)),
    })
    const before = await seen()
    await page.evaluate(
      `for (const message of (${hostileMessages})(500)) document.querySelector('iframe').contentWindow.postMessage(message, '*')`,
    )
    // A valid message after them is answered: the frame has read them all.
    await post(page, init({ prefill: { annualEarnings: 95_000 } }))
    await expect(framed(page).getByLabel('Annual salary before tax', { exact: true })).toHaveValue('95,000')
    await expect(age).toHaveValue('34')
    const { url, counted: events } = await seen()
    expect({ url, counted: events }).toEqual({ url: before.url, counted: before.counted })
  })

  test('one from another window is not heard', async ({ page }) => {
    await openFraming(page, { src: unnamed() })
    await page.evaluate(() => {
      const other = document.createElement('iframe')
      other.name = 'other'
      document.body.append(other)
    })
    const other = page.frame({ name: 'other' })
    await other?.evaluate(
      (message) => parent.frames[0]?.postMessage(message, '*'),
      init({ accountName: 'redearth' }),
    )
    expect(await counted(framed(page))).toEqual([])
    // The partner's own comes after it, and is the one that counts.
    await post(page, init({ accountName: 'coolabah' }))
    await expectBrand(page, 'coolabah')
    expect(JSON.stringify(await counted(framed(page)))).not.toContain('redearth')
  })
})

test('prefill fills blank fields, which stay the visitor’s to change; nothing of it is in an address', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const prefill = {
    age: 41,
    gender: 'F',
    isSmoker: false,
    state: 'TAS',
    occupationId: 2,
    annualEarnings: 87_654,
  }
  await openFraming(page, { src: named('wattlebird', DETAILS), init: init({ prefill }) })
  const frame = framed(page)
  const age = frame.getByLabel('Your age', { exact: true })
  await expect(age).toHaveValue('41')
  await expect(frame.getByLabel('Annual salary before tax', { exact: true })).toHaveValue('87,654')
  await age.fill('42')
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(frame, 'Your dependants')).toBeVisible()
  expect(urls.filter((url) => /87,?654/.test(url))).toEqual([])
})

test('a refusal of analytics on the partner’s page holds in the frame', async ({ page }) => {
  await openFraming(page, {
    src: unnamed(),
    init: init({ accountName: 'redearth', consent: { analytics: false } }),
  })
  await expect(heading(framed(page), 'Choose your covers')).toBeVisible()
  expect(await counted(framed(page))).toEqual([])
})

test('links to other pages open the brand’s site in a tab that cannot reach back', async ({ page }) => {
  await openFraming(page, { src: named('wattlebird') })
  const link = framed(page)
    .getByRole('link', { name: /^Privacy policy/ })
    .first()
  await expect(link).toHaveAttribute('rel', 'noopener')
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(tab).toHaveURL(`${places.site}/privacy-policy`)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('insurers of the strip open in a tab that cannot reach back; the frame stays', async ({
  page,
  context,
}) => {
  await context.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'An insurer' }),
  )
  const src = named('coolabah', '/')
  await openFraming(page, { src })
  const strip = framed(page).getByRole('region', { name: /insurers/i })
  const links = strip.getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(7)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleName(/opens in a new tab/i)
  }
  await links.first().focus()
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(tab.getByText('An insurer')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(framed(page).url()).toBe(src)
})

for (const name of ACCOUNT_NAMES) {
  const tag = name === 'wattlebird' ? [] : ['@long']
  test(`links of ${name}'s home page stay in the frame with the brand, or open a tab`, { tag }, async ({
    page,
  }) => {
    await openFraming(page, { src: named(name, '/') })
    const frame = framed(page)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('contentinfo')).toBeVisible()
    const links = await frame.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ href, target, rel, protocol, origin }) => {
        return { href, target, rel, isWeb: /^https?:/.test(protocol), isOwn: origin === location.origin }
      }),
    )
    const leaving = links.filter(({ isWeb, isOwn }) => isWeb && !isOwn)
    expect(leaving.length).toBeGreaterThan(7)
    expect(leaving.filter(({ target, rel }) => target !== '_blank' || rel !== 'noopener')).toEqual([])

    const staying = links.filter(({ isOwn }) => isOwn).map(({ href }) => new URL(href))
    const paths = [...new Set(staying.map(({ pathname, search }) => pathname + search))]
    expect(paths.length).toBeGreaterThanOrEqual(2)
    for (const path of paths.filter((one) => one !== '/')) {
      await frame.evaluate((href) => {
        Reflect.set(window, 'isSame', true)
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click()
      }, path)
      await expect.poll(() => new URL(frame.url()).pathname, path).toBe(path.split('?')[0])
      await expect.poll(() => frame.url(), path).toContain(`accountName=${name}`)
      expect(await frame.evaluate(() => Reflect.get(window, 'isSame')), path).toBe(true)
      await frame.evaluate(() => history.back())
      await expect.poll(() => new URL(frame.url()).pathname).toBe('/')
      await expect(frame.locator(`a[href="${path}"]`).first()).toBeAttached()
    }
  })
}

/** From the first step of a quote to the list of occupations, as this word narrows it. */
async function occupationsOf(page: Page, name: string, word: string): Promise<readonly string[]> {
  await openFraming(page, { src: named(name) })
  const frame = framed(page)
  await tick(frame, 'Life cover').check()
  await radio(frame, 'Pay through super?', 'No').check()
  await continueTo(frame, 'Life cover')
  await frame.getByLabel('Life cover amount').fill('500000')
  await continueTo(frame, 'About you')
  await frame.getByRole('combobox', { name: 'Occupation' }).fill(word)
  const options = frame.getByRole('listbox', { name: 'Occupation' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  return options.allTextContents()
}

test('Red Earth offers only its own occupations in a frame, another brand all', { tag: '@long' }, async ({
  page,
}) => {
  const all = await occupationsOf(page, 'wattlebird', 'Cook')
  const own = await occupationsOf(page, 'redearth', 'Cook')
  expect(own).toEqual(['Cook (mine camp or remote site)'])
  expect(all.length).toBeGreaterThan(own.length)
})

test('a reload of the frame shows the same brand at the same step', async ({ page }) => {
  await openFraming(page, { src: named('redearth', DETAILS) })
  const frame = framed(page)
  await frame.getByLabel('Your age', { exact: true }).fill('34')
  await frame.getByLabel('Annual salary before tax', { exact: true }).fill('95000')
  await continueTo(frame, 'Your dependants')
  const address = named('redearth', '/life-insurance-calculator/dependents')
  expect(frame.url()).toBe(address)
  await frame.goto(address)
  await expectBrand(page, 'redearth')
})

/** Only these keys ever leave the frame, and only such values. */
const ANNOUNCED: Readonly<Record<string, RegExp>> = {
  protocol: /^1$/,
  type: /^(ready|brand-applied|step-viewed|step-submitted|quote-shown|application-started|completed|height)$/,
  accountName: /^[a-z]+$/,
  flow: /^[a-z-]+$/,
  step: /^[a-z-]+$/,
  offers: /^[0-7]$/,
  height: /^\d+$/,
}

test('a whole quote inside the demo partner’s page', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`${places.partner}/?account=wattlebird&start=client-quote`)
  const element = page.locator('coverkit-embed[mode=inline]')
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      const all = Reflect.get(window, 'told') ?? []
      Reflect.set(window, 'told', [...all, data])
    }),
  )
  await element.scrollIntoViewIfNeeded()
  const frame = page.frames().find((candidate) => candidate.url().startsWith(places.embed))
  if (!frame) throw new Error('No frame')

  await tick(frame, 'Life cover').check()
  await radio(frame, 'Pay through super?', 'No').check()
  // Taller content makes a taller frame: nothing scrolls inside it.
  const heights = () =>
    frame.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight] as const)
  await expect
    .poll(async () => (await heights()).reduce((content, room) => content - room))
    .toBeLessThanOrEqual(1)
  await continueTo(frame, 'Life cover')
  // The next step begins at its top, in the page around.
  await expect
    .poll(() => element.evaluate((box) => Math.round(box.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(0)
  await frame.getByLabel('Life cover amount').fill('512345')
  await continueTo(frame, 'About you')
  await frame.getByLabel('Your age', { exact: true }).fill('34')
  await radio(frame, 'Gender', 'Female').check()
  await radio(frame, 'Do you smoke?', 'No').check()
  await frame.getByRole('combobox', { name: 'Occupation' }).fill('Accountant')
  await frame.getByRole('option', { name: 'Accountant', exact: true }).click()
  await frame.getByLabel('State or territory').selectOption('VIC')
  await continueTo(frame, 'How should your premium work?')
  await radio(frame, 'Premium type', 'Stepped (variable age-stepped)').check()
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await frame.getByRole('button', { name: 'Get quotes', exact: true }).click()
  await expect(heading(frame, 'Your quotes')).toBeVisible()
  await frame
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(frame, 'Confirm your cover')).toBeVisible()

  const notified: readonly Readonly<Record<string, unknown>>[] = await page.evaluate(() =>
    Reflect.get(window, 'told'),
  )
  for (const [key, value] of notified.flatMap((message) => Object.entries(message))) {
    expect(String(value), key).toMatch(ANNOUNCED[key] ?? /^not listed$/)
  }
  const types = new Set(notified.map(({ type }) => type))
  for (const type of [
    'step-viewed',
    'step-submitted',
    'quote-shown',
    'completed',
    'application-started',
    'height',
  ])
    expect(types, type).toContain(type)
  expect(JSON.stringify(notified)).not.toMatch(/512|Accountant|VIC|"34"/)
  await expect(page.getByRole('log')).toContainText('"offers":7')
})
