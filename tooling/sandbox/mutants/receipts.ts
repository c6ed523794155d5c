import type { Mutant } from './Mutant.ts'

const OPERATION = ['operations/applications/getReceipt.test.ts']
const SECOND = ['operations/applications/getSecondReceipt.test.ts']
const TRANSFERS = ['operations/transfers/transfers.test.ts']
const DOCUMENT = ['receipt/receiptDocument.test.ts']

/** Faults in the content of a receipt and in the right to read it. */
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
  {
    name: 'the second holder’s receipt comes for any secret',
    file: 'operations/applications/getSecondReceipt.ts',
    from: "  if (!hasSecret(link, request.body.secret, now())) throw refused('secret', 'secret-expired')\n",
    to: '',
    tests: SECOND,
  },
  {
    name: 'the second holder’s receipt comes before they sign',
    file: 'operations/applications/getSecondReceipt.ts',
    from: "  if (signature.signedAt === null || signed === null) throw refused('token', 'not-signed')\n",
    to: '',
    tests: SECOND,
  },
  {
    name: 'a code for a receipt is mailed before they sign',
    file: 'operations/signatures/signatureRows.ts',
    from: "'unknown')\n    if (signature.signedAt === null) throw refused('token', 'not-signed')\n",
    to: "'unknown')\n",
    tests: SECOND,
  },
  {
    name: 'a code for a receipt is mailed to who signs a transfer',
    file: 'operations/signatures/signatureRows.ts',
    from: "    if (link.kind === 'transfer') throw refused('token', 'unknown')\n",
    to: '',
    tests: TRANSFERS,
  },
  {
    name: 'who signed a transfer is promised a receipt',
    file: 'operations/signatures/submitSignature.ts',
    from: "kind === 'application' ? signature.expiresAt : null",
    to: 'signature.expiresAt',
    tests: TRANSFERS,
  },
  {
    name: 'a link leads to the receipt for ever',
    file: 'operations/signatures/signatureRows.ts',
    from: "    if (isExpired(signature, now)) throw refused('token', 'receipt-expired')\n",
    to: '',
    tests: SECOND,
  },
  {
    name: 'the second holder gets the first one’s receipt',
    file: 'receipt/makeReceipt.ts',
    from: 'hashed(secondHolderReceipt(body, contextOf(body, submission), signed))',
    to: 'hashed({ ...applicationReceipt(body, contextOf(body, submission)), holder: signed ? 2 : 1 })',
    tests: SECOND,
  },
  {
    name: 'the second holder’s receipt is of the day that it is read',
    file: 'receipt/makeReceipt.ts',
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
