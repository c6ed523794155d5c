import { randomUUID } from 'node:crypto'
import { continueTo, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { mailLink, openLink } from '../src/mailLink.ts'
import { places } from '../src/places.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import {
  changePolicies,
  enterPolicies,
  giveOwner,
  policiesShown,
  policyGroup,
  removePolicy,
  savedTransfer,
  signTransfer,
  submitTransfer,
  toPolicies,
  transferOf,
} from '../src/transfer.ts'
import { untilSent } from '../src/untilSent.ts'

const THREE = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Mallee Life Company', number: 'MLC0012345' },
  { insurer: 'Accord Life', number: 'AC123456K' },
]
const UNDER_WAY = 'Your transfer is under way'

test('a visitor goes on with a transfer on another device by a mailed link, to the rows it shows', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  test.slow()
  // The first device submits after the other one has: a conflict.
  trouble.expect(/^409 \/api\/v1\//, 'the other place has the draft')
  const email = `link.${randomUUID().slice(0, 8)}@example.com`
  await toPolicies(page)
  await enterPolicies(page, THREE.slice(0, 2))
  await continueTo(page, 'Terms and conditions')
  await expect(line(page, 'sent')).toBeVisible()
  const link = await mailLink(page, email)

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openLink(other, link, email)
  await expect(heading(other, 'Terms and conditions')).toBeVisible()
  await changePolicies(other)
  await expect.poll(() => policiesShown(other)).toEqual(['ZUR ZU-889120', 'MLC MLC0012345'])
  await policyGroup(other, 1).getByLabel('Policy number', { exact: true }).fill('ZU-000777')
  await removePolicy(other, 2)
  const shown = await policiesShown(other)
  await untilSent(other, () => continueTo(other, 'Terms and conditions'))
  await expect(line(other, 'sent')).toBeVisible()
  await signTransfer(other)
  await submitTransfer(other).click()
  await expect(heading(other, UNDER_WAY)).toBeVisible()
  const { reference, ...rows } = await savedTransfer(other)
  await expect(other.getByText(String(reference))).toBeVisible()
  expect(rows).toEqual({
    status: 'in-progress',
    active: shown,
    discontinued: ['MLC MLC0012345'],
    second: null,
  })
  await expect(
    other.getByRole('list', { name: 'Where each policy is up to' }).getByRole('article'),
  ).toHaveCount(shown.length)
  await context.close()

  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  await expect(page.getByText(String(reference))).toBeVisible()
})

test('a whole transfer inside the demo partner’s page is sent under the partner’s account, to the rows it shows', async ({
  page,
}) => {
  test.slow()
  const saving = page.waitForRequest(
    (request) => request.url().endsWith('/api/v1/transferpolicy') && request.method() === 'POST',
  )
  await page.goto(`${places.partner}/?account=redearth&start=transfer-policy`)
  await page.locator('coverkit-embed[mode=inline]').scrollIntoViewIfNeeded()
  const inFrame = () => page.frames().find((candidate) => candidate.url().startsWith(places.embed))
  await expect.poll(inFrame).toBeDefined()
  const frame = inFrame()
  if (!frame) throw new Error('No frame')
  await expect(heading(frame, 'Policy holders')).toBeVisible()
  await giveOwner(frame)
  await continueTo(frame, 'Policies to transfer')
  const { tracking, accountName } = (await saving).postDataJSON()
  expect(accountName).toBe('redearth')
  await enterPolicies(frame, THREE)
  await continueTo(frame, 'Terms and conditions')
  await changePolicies(frame)
  await removePolicy(frame, 2)
  const shown = await policiesShown(frame)
  expect(shown).toEqual(['ZUR ZU-889120', 'ACC AC123456K'])
  await continueTo(frame, 'Terms and conditions')
  await signTransfer(frame)
  await submitTransfer(frame).click()
  await expect(heading(frame, UNDER_WAY)).toBeVisible()
  await expectAccessible(page)
  const { reference, ...rows } = await transferOf(tracking.clientId)
  await expect(frame.getByText(String(reference))).toBeVisible()
  expect(rows).toEqual({
    status: 'in-progress',
    active: shown,
    discontinued: ['MLC MLC0012345'],
    second: null,
  })
  // Nothing about the visitor leaves the frame for the page around it.
  expect(await page.getByRole('log').innerText()).not.toMatch(/Zoë|ZU-889120|Zurella/)
})
