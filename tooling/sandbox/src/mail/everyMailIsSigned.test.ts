import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.(?:test|fixture)\.ts$|^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(`${source}${file}`, 'utf8') }))

/** The call that puts a message into the outbox, and the one that writes a mail. */
const ENQUEUES = /mailOutbox\.enqueue\(|sendToUnverifiedAddress\(/
/** Enqueues what it is given, signed by its callers. */
const PASSES_ON = ['mail/sendToUnverifiedAddress.ts', 'mail/makeMailOutbox.ts']

test('every message is signed by its brand, with phone and licence, before it is sent', () => {
  const sending = files.filter(({ file, text }) => ENQUEUES.test(text) && !PASSES_ON.includes(file))
  expect(sending.length).toBeGreaterThan(12)
  expect(sending.filter(({ text }) => !text.includes('signedByBrand(')).map(({ file }) => file)).toEqual([])
})

test('every document of ours says who the broker is and how to reach it', () => {
  const documents = files.filter(({ text }) => /\): TextDocument \{/.test(text))
  const ours = documents.filter(({ file }) => !file.startsWith('reference/'))
  expect(ours.map(({ file }) => file).sort()).toEqual([
    'operations/customer-data/exportDocument.ts',
    'policy-change/changeDocument.ts',
    'receipt/receiptDocument.ts',
    'transfer/letterDocument.ts',
  ])
  expect(ours.filter(({ text }) => !text.includes('brokerFacts(')).map(({ file }) => file)).toEqual([])
})
