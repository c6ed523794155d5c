import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyReceipt } from './verifyReceipt.ts'

// Its keys are sorted, so that this text is its canonical form.
const RECEIPT = '{"date":"2026-11-23","kind":"coverkit-receipt","name":"Zoë","reference":"H7KQ3WXR"}'
const SHA256 = createHash('sha256').update(RECEIPT).digest('hex')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'receipt-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const path = join(folder, 'receipt.json')
  writeFileSync(path, text)
  return path
}

test('a receipt that is as it was matches', async () => {
  const path = fileWith(`{ "sha256": "${SHA256}",\n "receipt": ${RECEIPT} }`)
  expect(await verifyReceipt(path)).toEqual({
    code: 0,
    words: `Receipt H7KQ3WXR of 2026-11-23: match\n${SHA256}`,
  })
})

test('one in which a letter was changed does not', async () => {
  const path = fileWith(`{"receipt":${RECEIPT.replace('Zoë', 'Zoe')},"sha256":"${SHA256}"}`)
  const { code, words } = await verifyReceipt(path)
  expect([code, words.split('\n').slice(0, 2)]).toEqual([
    1,
    ['Receipt H7KQ3WXR of 2026-11-23: does not match', `stated   ${SHA256}`],
  ])
})

test('other files, and none, are no receipts', async () => {
  const path = fileWith('%PDF-1.7')
  expect(await verifyReceipt(path)).toEqual({ code: 2, words: `${path} is not a receipt.` })
  const missing = join(folder, 'missing.json')
  expect(await verifyReceipt(missing)).toEqual({ code: 2, words: `${missing} cannot be read.` })
})
