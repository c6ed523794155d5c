import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { acceptAll, goOn, signChange, storedChanges } from '../src/changeCover.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { makeLifeCustomer } from '../src/makeLifeCustomer.ts'
import { openAccount } from '../src/openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

const FLOW = '/account/change-my-cover'
const PATIENCE = { timeout: 20_000 }
const COVER = 'Your cover: now, change, after'

/** Resolves once the account has a draft with this in it. */
const storedInAccount = (page: Page, part: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/drafts/change-my-cover') &&
      response.request().method() === 'PUT' &&
      response.ok() &&
      (response.request().postData() ?? '').includes(part),
    PATIENCE,
  )

/** Counts the requests of each operation of a change. */
function countSent(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const name = /\/(ChangeCoverRequest|drafts\/change-my-cover|changes\/[\w-]+\/document)$/.exec(
      request.url(),
    )
    if (!name || request.method() === 'OPTIONS') return
    const key = `${request.method()} ${name[1]?.replace(/changes\/[\w-]+/, 'changes/ID')}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}

/** Returns the words and amounts in tables that break across lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    for (const cell of document.querySelectorAll('main table th, main table td')) {
      // Collapsed content has no lines.
      if (!cell.checkVisibility()) continue
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })

async function expectWholeWords(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const size of [16, 32]) {
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // Resizing the window resets the text size.
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })
      const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      await expect.poll(rootSize).toBe(`${size}px`)
      await expect.poll(() => brokenWords(page), { message: `${width} px, ${size} px text` }).toEqual([])
      // Twice the text size on the smallest phone: only words and amounts must stay whole there.
      if (size === 16 || width >= 390) await expectNoSidewaysScroll(page)
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

test('a change begun in one browser goes on in another, is mailed, and is in the account with its document', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const customer = await makeLifeCustomer()
  const sent = countSent(page)
  await openAccount(page, customer)
  await page.goto(`${FLOW}/premium-type`)
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await page.goto(`${FLOW}/life-cover`)
  await page.getByLabel('Life cover amount').fill('450000')
  await goOn(page)
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  const stored = storedInAccount(page, '"furthest":"indexation"')
  await goOn(page)
  await expect(heading(page, 'Indexation')).toBeVisible()
  await stored

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  const sentFromOther = countSent(other)
  await openAccount(other, customer)
  const drafts = other.getByRole('region', { name: 'Drafts', exact: true })
  await drafts.getByRole('link', { name: 'Continue Change of cover', exact: true }).click()
  await expect(heading(other, 'Indexation')).toBeVisible()
  await other.getByRole('radio', { name: 'Off for 12 months', exact: true }).check()
  await goOn(other)
  await expect(heading(other, 'Guaranteed future insurability')).toBeVisible()
  await expect(other.getByText(/^You’re lowering or ending all the cover you have now/)).toBeVisible(PATIENCE)
  await expectAccessible(other)
  await goOn(other)
  await expect(heading(other, 'Review your changes')).toBeVisible()
  const row = other.getByRole('table', { name: COVER }).getByRole('row', { name: /^Life cover/ })
  for (const text of ['$600,000', '$150,000 less', '$450,000']) await expect(row).toContainText(text)
  await expect(
    other.getByRole('table', { name: COVER }).getByRole('row', { name: /^Monthly premium/ }),
  ).toBeVisible(PATIENCE)
  await expectWholeWords(other)
  await other.getByText('Tell us why (optional)', { exact: true }).click()
  await other.getByRole('checkbox', { name: 'I paid off debts', exact: true }).check()
  await expectAccessible(other)
  await goOn(other)
  await acceptAll(other)
  await goOn(other)
  await signChange(other, 'Robin Example')
  await expect(heading(other, 'Your changes are with us')).toBeVisible(PATIENCE)
  const [change, ...others] = await storedChanges(customer.number)
  expect(others).toEqual([])
  expect(change?.body).toMatchObject({
    sum_Insured: 450_000,
    indexation: 'off12Months',
    reasons: ['debtsPaid'],
    guaranteedInsurability: null,
  })
  const reference = change?.reference ?? 'none'
  await expect(other.getByText(reference, { exact: true })).toBeVisible()
  await expect(other.getByText('In progress', { exact: true })).toBeVisible(PATIENCE)
  await expectAccessible(other)
  await mailedMatch(customer.email, new RegExp(`Your reference is ${reference}\\.`))

  await other.getByRole('link', { name: 'Back to your account' }).click()
  const listed = other
    .getByRole('region', { name: 'Changes to your cover', exact: true })
    .getByRole('article', { name: `Mallee Life Company, ${customer.number}` })
  await expect(listed).toContainText(reference)
  await expect(listed).toContainText('In progress')
  await listed.getByText('What you asked for').first().click()
  await expect(listed.getByRole('row', { name: /^Life cover/ })).toContainText(/\$600,000.*\$450,000/)
  const downloading = other.waitForEvent('download', PATIENCE)
  await listed
    .getByRole('button', { name: new RegExp(`^Download your change as a PDF ?, reference ${reference}$`) })
    .click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`change-${reference}.pdf`)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(listed.getByText('The document is in your downloads.')).toBeVisible()
  expect(sentFromOther.get('POST ChangeCoverRequest')).toBe(1)
  expect(sentFromOther.get('GET changes/ID/document')).toBe(1)
  expect(sent.get('POST ChangeCoverRequest')).toBeUndefined()
  expect(sent.get('PUT drafts/change-my-cover') ?? 0).toBeGreaterThan(1)
  await context.close()
})
