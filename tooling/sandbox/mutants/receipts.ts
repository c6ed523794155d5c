import type { Mutant } from './Mutant.ts'

const OPERATION = ['operations/receipts/getReceipt.test.ts']
const SECOND = ['operations/receipts/getSecondReceipt.test.ts']
const TRANSFERS = ['operations/transfers/transfers.test.ts']
const DOCUMENT = ['operations/receipts/receiptDocument.slow.test.ts']

/** Faults in the content of a receipt and in the right to read it. */
export const receiptMutants: readonly Mutant[] = [
  {
    name: 'a receipt has the hash of its JSON as it happens to be written',
    file: 'operations/receipts/makeReceipt.ts',
    from: 'sha256: await hashReceipt(receipt, sha256Hex)',
    to: 'sha256: await sha256Hex(JSON.stringify(receipt))',
    tests: OPERATION,
  },
  {
    name: 'a receipt is dated when it is read',
    file: 'operations/receipts/makeReceipt.ts',
    from: 'submittedAt: savedAt.toISOString()',
    to: 'submittedAt: new Date().toISOString()',
    tests: OPERATION,
  },
  {
    name: 'the PDF of a receipt lacks its hash',
    file: 'operations/receipts/receiptDocument.ts',
    from: '    paragraph(sha256),\n',
    to: '',
    tests: DOCUMENT,
  },
  {
    name: 'who signed a transfer is promised a receipt',
    file: 'operations/signatures/submitSignature.ts',
    from: "kind === 'application' ? signature.expiresAt : null",
    to: 'signature.expiresAt',
    tests: TRANSFERS,
  },
  {
    name: 'the second holder gets the first one’s receipt',
    file: 'operations/receipts/makeReceipt.ts',
    from: 'hashed(secondHolderReceipt(body, contextOf(body, submission), signed))',
    to: 'hashed({ ...applicationReceipt(body, contextOf(body, submission)), holder: signed ? 2 : 1 })',
    tests: SECOND,
  },
  {
    name: 'the second holder’s receipt is of the day that it is read',
    file: 'operations/receipts/makeReceipt.ts',
    from: 'signedAt: signedAt.toISOString()',
    to: 'signedAt: signedAt && new Date().toISOString()',
    tests: SECOND,
  },
  {
    name: 'the premium that was signed for is not stored',
    file: 'operations/signatures/submitSignature.ts',
    from: '        ...(premium && { premium }),\n',
    to: '',
    tests: SECOND,
  },
]
