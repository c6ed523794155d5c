import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const INDEX = /\/assets\/help-index-[0-9a-f]{8}\.json$/

test.describe('the search of the help page', () => {
  test('loads its index once a visitor comes near, and finds what is misspelled', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (INDEX.test(request.url())) requested.push(request.url())
    })
    await page.goto('/get-help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?')
    expect(requested).toEqual([])
    const field = page.getByRole('search').getByLabel('Search for an answer')
    await field.fill('beneficaries')
    const results = page.getByRole('search').getByRole('listitem')
    await expect(results.first()).toBeVisible()
    expect(requested).toHaveLength(1)
    await expect(page.getByRole('search').getByRole('link', { name: 'Beneficiaries' }).first()).toBeVisible()
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d answers? for “beneficaries”$/)
    await expectAccessible(page)
    expect(page.url()).not.toContain('benef')
  })

  test('is used with a keyboard alone, from the field to the answer', async ({ page }) => {
    await page.goto('/get-help')
    await page.getByLabel('Search for an answer').focus()
    await page.keyboard.type('how to complain')
    const first = page.getByRole('search').getByRole('listitem').first().getByRole('link')
    await expect(first).toHaveText('How to complain')
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/complaints')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complaints')
  })

  test('leads to the question itself', async ({ page }) => {
    await page.goto('/get-help')
    await page.getByLabel('Search for an answer').fill('cost of smoking')
    const link = page.getByRole('search').locator('a[href^="/faq/"]').first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(`**${address}`)
    await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeVisible()
  })

  test('says that there is no answer, and what else helps', async ({ page }) => {
    await page.goto('/get-help')
    await page.getByLabel('Search for an answer').fill('xylophone')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      'We couldn’t find an answer for “xylophone”. Try another word, choose a topic below, or talk to one of our team.',
    )
    await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(0)
    await page.getByLabel('Search for an answer').fill('')
    await expect(page.getByRole('search').getByRole('status')).toBeEmpty()
  })

  test('says so when the network is cut, and works again once it is back', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/^ERR_FAILED \/assets\/help-index-\w+\.json$/, 'the line is cut')
    await page.goto('/get-help')
    await context.route(INDEX, (route) => route.abort())
    await page.getByLabel('Search for an answer').fill('claim')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      'Search isn’t working right now. Please choose a topic below, or talk to one of our team.',
    )
    await context.unroute(INDEX)
    await page.getByLabel('Search for an answer').fill('claims')
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
  })

  test('has room on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/get-help')
    await page.getByLabel('Search for an answer').fill('superannuation contributions insurance')
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the help page has no search, and its topics', async ({ page }) => {
    await page.goto('/get-help')
    await expect(page.getByLabel('Search for an answer')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link').first()).toBeVisible()
  })
})
