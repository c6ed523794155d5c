import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { pdf } from '../src/claims.ts'
import { signInAs, storedOf } from '../src/customers.ts'
import { eventDay } from '../src/eventDay.ts'
import { line } from '../src/expectedSaveLines.ts'
import { LOST_CONNECTION, proxiedTest as test } from '../src/faultTest.ts'
import { agree, openCheckOf } from '../src/identityCheck.ts'
import { expect } from '../src/test.ts'
import { policyGroup, toPolicies } from '../src/transfer.ts'

const PIECE = 1024 * 1024
const isPiece = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'PATCH' && path.startsWith('/api/v1/uploads/')

/** Notes where each piece of the page begins, and each file that goes in one request. */
function watchPieces(page: Page) {
  const pieces: number[] = []
  const whole: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') pieces.push(Number(request.headers()['upload-offset']))
    if (request.method() === 'PUT' && request.url().includes('/files/')) whole.push(request.url())
  })
  return { pieces, whole }
}

// Takes over 5 s: 3 MB go through a line that is cut twice, and wait a second after each.
test('a visitor’s large schedule arrives in pieces through a line that is cut', async ({
  page,
  wire,
  trouble,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await toPolicies(page)
  await expect(line(page, 'sent')).toBeVisible()
  wire.set({ kind: 'cut-request', afterBytes: 700_000 }, { when: isPiece, times: 2 })
  const sent = watchPieces(page)
  await policyGroup(page, 1)
    .getByLabel(/^Photo or PDF of the policy schedule/)
    .setInputFiles(pdf('schedule.pdf', 3 * PIECE))
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
  expect(sent.whole).toEqual([])
  expect(sent.pieces.length).toBeGreaterThan(3)
  expect(sent.pieces.length).toBeLessThanOrEqual(5)
  expect(sent.pieces.toSorted((one, other) => one - other)).toEqual(sent.pieces)
})

// Takes over 5 s: each of three pieces waits a second for its answer.
test('a large schedule whose answers are all lost, the last one too, is sent once', async ({
  page,
  wire,
  trouble,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await toPolicies(page)
  await expect(line(page, 'sent')).toBeVisible()
  wire.set({ kind: 'cut-answer', bodyBytes: null, ending: 'reset' }, { when: isPiece })
  const sent = watchPieces(page)
  await policyGroup(page, 1)
    .getByLabel(/^Photo or PDF of the policy schedule/)
    .setInputFiles(pdf('schedule.pdf', 3 * PIECE))
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
  expect([sent.whole, sent.pieces]).toEqual([[], [0, PIECE, 2 * PIECE]])
})

test('a schedule that is saved again while it is sent says so at once', async ({ page }) => {
  await toPolicies(page)
  await expect(line(page, 'sent')).toBeVisible()
  const { name, buffer } = pdf('schedule.pdf', 9 * PIECE)
  const path = test.info().outputPath(name)
  writeFileSync(path, buffer)
  const sent = watchPieces(page)
  page.once('request', function change(request) {
    if (request.method() !== 'PATCH') return void page.once('request', change)
    writeFileSync(path, Buffer.concat([buffer, Buffer.from('%')]))
  })
  const field = policyGroup(page, 1).getByLabel(/^Photo or PDF of the policy schedule/)
  await field.setInputFiles(path)
  await expect(
    page.getByText('This file has changed or moved since you chose it. Choose it again.'),
  ).toBeVisible()
  expect([sent.whole, sent.pieces.length < 9]).toEqual([[], true])
  await field.setInputFiles(path)
  await expect(page.getByText('Sent. We don’t store it on this device.')).toBeVisible()
})

test('large photos of an identity check arrive in pieces through a line that is cut', {
  tag: '@long',
}, async ({ page, wire, trouble }) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await openCheckOf(page, 'Jo')
  await page.getByRole('radio', { name: /^Send photos of documents/ }).check()
  await agree(page)
  await page.getByRole('checkbox', { name: 'Driver licence', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Medicare card', exact: true }).check()
  await page.getByLabel('State or territory that issued it').selectOption('NSW')
  await page.getByLabel('Licence number').fill('12345600')
  await page.getByLabel('Card number', { exact: true }).fill('2034567800')
  await page.getByLabel('Medicare card number').fill('2000000020')
  await page.getByLabel('Number next to your name').fill('1')
  await page.getByLabel('Green').check()
  await page.getByRole('textbox', { name: 'Valid to' }).fill('08/2028')
  await page.getByLabel('Photo of your driver licence').setInputFiles(pdf('licence.pdf', 2 * PIECE))
  await page.getByLabel('Photo of your Medicare card').setInputFiles(pdf('medicare.pdf', 2 * PIECE))
  await expect(page.getByText(/^Ready to send\./)).toHaveCount(2)
  wire.set({ kind: 'cut-request', afterBytes: 700_000 }, { when: isPiece, times: 2 })
  const sent = watchPieces(page)
  await page.getByRole('button', { name: 'Check my identity', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'We’ve confirmed who you are' })).toBeFocused()
  expect(sent.whole).toEqual([])
  expect(sent.pieces.length).toBeGreaterThan(4)
  expect(sent.pieces.length).toBeLessThanOrEqual(8)
})

test('large proof of an increase arrives in pieces through a line that is cut', { tag: '@long' }, async ({
  page,
  wire,
  trouble,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  const sub = await signInAs(page, 'alex')
  await page.getByRole('link', { name: 'See what you can increase' }).click()
  await expect(heading(page, 'Guaranteed future insurability')).toBeVisible()
  await page.getByRole('radio', { name: 'I had or adopted a child' }).check()
  const { typed } = eventDay(20)
  for (const [label, number] of typed) await page.getByLabel(label, { exact: true }).fill(number)
  await page.getByRole('radio', { name: 'TPD cover' }).check()
  await page.getByLabel('Increase in cover').fill('50k')
  await page.getByLabel('Photo or PDF (optional)').setInputFiles(pdf('certificate.pdf', 2 * PIECE))
  await expect(page.getByText('Ready. We’ll send it with your request.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I understand how this works' }).check()
  wire.set({ kind: 'cut-request', afterBytes: 700_000 }, { when: isPiece, times: 1 })
  const sent = watchPieces(page)
  await page.getByRole('button', { name: 'Ask for the increase' }).click()
  await expect(page.getByText('We have what you’ve sent so far')).toBeVisible()
  expect(sent.whole).toEqual([])
  const [stored] = await storedOf('increases', sub)
  expect(JSON.stringify(stored)).toContain('application/pdf')
})
