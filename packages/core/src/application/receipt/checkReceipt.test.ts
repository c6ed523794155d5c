import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { applicationReceipt } from './applicationReceipt.ts'
import { checkReceipt, hashReceipt } from './checkReceipt.ts'
import { digest } from './digest.fixture.ts'
import { receiptBody, receiptContext } from './receipt.fixture.ts'

const receipt = applicationReceipt(receiptBody(), receiptContext)
const fileOf = async (changed: unknown = receipt) => ({
  receipt: changed,
  sha256: await hashReceipt(receipt, digest),
})

/** Keys in another order, at every depth. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)])
  return Object.fromEntries(entries.toReversed())
}

test('a receipt as it came, indented, reordered or with a byte order mark matches', async () => {
  const file = await fileOf()
  const texts = [
    JSON.stringify(file),
    JSON.stringify(reversed(file), null, 4),
    `\ufeff${JSON.stringify(file)}`,
    JSON.stringify({ ...file, sha256: file.sha256.toUpperCase() }),
  ]
  for (const text of texts) {
    expect(await checkReceipt(text, digest)).toEqual({
      result: 'match',
      reference: 'H7KQ3WXR',
      date: '2026-11-23',
      stated: file.sha256,
      computed: file.sha256,
    })
  }
})

test('a changed answer, a changed hash and an added key differ', async () => {
  const file = await fileOf()
  const text = JSON.stringify(file)
  const changed = [
    text.replace('12 st 13 lb', '11 st 13 lb'),
    text.replace('"Robin"', '"Robin "'),
    text.replace(file.sha256, '0'.repeat(64)),
    text.replace('"holder":1', '"holder":1,"seen":true'),
  ]
  for (const each of changed) {
    expect(each).not.toBe(text)
    expect(await checkReceipt(each, digest)).toMatchObject({ result: 'differs' })
  }
})

test.each([
  [''],
  ['%PDF-1.7'],
  ['null'],
  ['[]'],
  ['"coverkit-receipt"'],
  ['{"receipt":null,"sha256":null}'],
  ['{"receipt":{"kind":"coverkit-receipt","reference":"A","date":"B"}}'],
  [`{"receipt":{"kind":"invoice","reference":"A","date":"B"},"sha256":"${'0'.repeat(64)}"}`],
  [`{"receipt":{"kind":"coverkit-receipt","reference":"\\ud83d","date":"B"},"sha256":"${'0'.repeat(64)}"}`],
])('%j is no receipt', async (text) => {
  expect(await checkReceipt(text, digest)).toEqual({ result: 'not-a-receipt' })
})

test('the receipt alone, without its hash, is no file to check', async () => {
  expect(await checkReceipt(JSON.stringify(receipt), digest)).toEqual({ result: 'not-a-receipt' })
})

property.prop([fc.oneof(fc.string(), fc.json(), fc.constant('['.repeat(100_000)))])(
  'no text makes it throw',
  async (text) => {
    expect(await checkReceipt(text, digest)).toEqual({ result: 'not-a-receipt' })
  },
)
