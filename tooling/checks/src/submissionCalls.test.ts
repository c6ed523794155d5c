import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callsOf, checkSubmissionCalls, OWN_WAYS, operationsBySecret } from './submissionCalls.ts'
import { ROOT, readWorkspace } from './workspace.ts'

const packages = readWorkspace()
const named = (folder: string) => {
  const found = packages.find((one) => one.folder === folder)
  if (!found) throw new Error(`There is no ${folder}`)
  return found
}
const operations = operationsBySecret(readFileSync(join(ROOT, 'packages/api-client/openapi.yaml'), 'utf8'))
const calls = callsOf(operations, named('packages/api-client'))
const features = named('packages/features')

test('the calls are those of the document’s operations on a submission', () => {
  expect([...calls].sort()).toEqual([
    'deleteTransferFile',
    'getApplication',
    'getDisclosures',
    'getTransfer',
    'loadReceipt',
    'loadReceiptPdf',
    'loadTransferFile',
    'loadTransferLetter',
    'putTransferFile',
    'sendSignatureLink',
    'sendTransferSignatureLink',
  ])
})

test('every call for a submission works for its owner and by its secret', () => {
  expect(checkSubmissionCalls(calls, features)).toEqual([])
})

test('a planted call by the secret alone is found', () => {
  const text = "import { loadReceipt } from '@coverkit/api-client'\nawait loadReceipt(client, { id, secret })"
  const planted = { ...features, files: [{ path: 'src/application/complete/planted.ts', text }] }
  expect(checkSubmissionCalls(calls, planted)).toEqual([
    {
      where: 'packages/features/src/application/complete/planted.ts',
      fault: 'calls for a submission without callBySecret, which serves visitors and customers',
    },
  ])
})

test('every exception is a file that makes such calls', () => {
  for (const path of Object.keys(OWN_WAYS)) {
    const file = features.files.find((one) => one.path === path)
    expect(calls.some((call) => file?.text.includes(call))).toBe(true)
  }
})
