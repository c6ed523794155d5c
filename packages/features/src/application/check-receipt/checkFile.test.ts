import { expect, test, vi } from 'vitest'
import { hashWords } from '#submission/signature'
import { checkFile } from './checkFile.ts'

// Its keys are in order, so that this text is its canonical form.
const RECEIPT = '{"date":"2026-11-23","kind":"coverkit-receipt","name":"Zoë","reference":"H7KQ3WXR"}'
const fileOf = (text: string) => new File([text], 'receipt.json', { type: 'application/json' })

test('a receipt is checked without a request', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const sha256 = await hashWords([RECEIPT])
  expect(await checkFile(fileOf(`{"receipt":${RECEIPT},"sha256":"${sha256}"}`))).toEqual({
    result: 'match',
    reference: 'H7KQ3WXR',
    date: '2026-11-23',
    stated: sha256,
    computed: sha256,
  })
  expect(
    await checkFile(fileOf(`{"receipt":${RECEIPT.replace('ë', 'e')},"sha256":"${sha256}"}`)),
  ).toMatchObject({
    result: 'differs',
    stated: sha256,
  })
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

test('other files, huge ones and files that are gone are told apart from receipts', async () => {
  expect(await checkFile(fileOf('%PDF-1.7'))).toEqual({ result: 'not-a-receipt' })
  const huge = { size: 9_000_000, text: () => Promise.reject(new Error('read')) }
  expect(await checkFile(huge)).toEqual({ result: 'not-a-receipt' })
  expect(await checkFile({ ...huge, size: 10 })).toEqual({ result: 'unreadable' })
})
