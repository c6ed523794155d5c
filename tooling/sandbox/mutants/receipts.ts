import type { Mutant } from './Mutant.ts'

const OPERATION = ['operations/getReceipt.test.ts']
const DOCUMENT = ['receipt/receiptDocument.test.ts']

/** Faults in what a receipt says and in who gets one. */
export const receiptMutants: readonly Mutant[] = [
  {
    name: 'a receipt has the hash of its JSON as it happens to be written',
    file: 'receipt/makeReceipt.ts',
    from: 'sha256: await hashReceipt(receipt, sha256Hex)',
    to: 'sha256: await sha256Hex(JSON.stringify(receipt))',
    tests: OPERATION,
  },
  {
    name: 'a receipt is dated when it is read',
    file: 'receipt/makeReceipt.ts',
    from: 'submittedAt: savedAt.toISOString()',
    to: 'submittedAt: new Date().toISOString()',
    tests: OPERATION,
  },
  {
    name: 'the PDF of a receipt lacks its hash',
    file: 'receipt/receiptDocument.ts',
    from: '    paragraph(sha256),\n',
    to: '',
    tests: DOCUMENT,
  },
]
