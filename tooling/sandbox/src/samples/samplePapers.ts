import type { SaveApplicationRequest } from '@coverkit/core'
import { brandNameOf } from '../brands/brandNames.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { loadRatingTables } from '../rating/index.ts'
import { samplesOf } from '../reference/supplierDocuments.ts'
import { loadVendors } from '../reference/vendors.ts'
import type { TextDocument } from '../rendering/TextDocument.ts'
import { changeDocument } from '../subjects/cover-changes/changeDocument.ts'
import { exportDocument } from '../subjects/customer-data/exportDocument.ts'
import { inCaseDocument } from '../subjects/in-case/inCaseDocument.ts'
import { makeReceipt } from '../subjects/receipts/makeReceipt.ts'
import { receiptDocument } from '../subjects/receipts/receiptDocument.ts'
import { letterDocument } from '../subjects/transfers/letterDocument.ts'
import { documentExample } from './documentExample.ts'
import { INSURER, NOW, REFERENCE, SITE } from './sampleContent.ts'

const BRAND = 'wattlebird'
const DAY = '2026-11-23'

/** A document of the broker, as it is rendered. */
export interface SamplePaper {
  readonly name: string
  readonly document: TextDocument
}

function letter(): TextDocument {
  const { policyOwnerDetails, policiesList } = documentExample('SaveTransferRequest', 1)
  const insurer = loadVendors().get('ZUR')
  if (!insurer) throw new Error('The panel has no ZUR.')
  return letterDocument({
    insurer,
    broker: brandNameOf(BRAND),
    letterhead: letterheadOf(BRAND),
    reference: REFERENCE,
    date: DAY,
    holders: [policyOwnerDetails],
    policies: policiesList ?? [],
    signatures: [{ name: 'Robin Example', day: DAY }],
  })
}

const change = (): TextDocument =>
  changeDocument({
    change: documentExample('PolicyChange'),
    insurerName: INSURER,
    broker: brandNameOf(BRAND),
    letterhead: letterheadOf(BRAND),
    premiumLabel: loadRatingTables().label,
    body: documentExample('ChangeCoverRequest'),
    submittedOn: DAY,
    signedOn: DAY,
  })

const inCase = (): TextDocument =>
  inCaseDocument({
    page: documentExample('InCasePage'),
    today: DAY,
    broker: brandNameOf(BRAND),
    letterhead: letterheadOf(BRAND),
  })

async function receipt(): Promise<TextDocument> {
  const file = await makeReceipt(documentExample('SaveApplicationRequest', 1) as SaveApplicationRequest, {
    reference: REFERENCE,
    savedAt: NOW,
  })
  return receiptDocument(file, `${SITE}/application/check-receipt`)
}

const customerExport = (): TextDocument =>
  exportDocument({
    file: documentExample('CustomerExport'),
    publisher: brandNameOf(BRAND),
    letterhead: letterheadOf(BRAND),
    receipts: [],
  })

/** Returns one insurer's documents: those of the others differ only in figures. */
function insurersPapers(): readonly SamplePaper[] {
  const tables = loadRatingTables()
  return samplesOf(tables, loadVendors())
    .filter(({ supplierCode }) => supplierCode === 'MLC')
    .map(({ edition, document }) => ({ name: `Insurer’s ${edition.type}`, document }))
}

/**
 * Returns every document that the broker makes for a customer, with the sample content of the OpenAPI document,
 * and one insurer's documents.
 */
export const samplePapers = async (): Promise<readonly SamplePaper[]> => [
  { name: 'Receipt of an application', document: await receipt() },
  { name: 'Change of cover', document: change() },
  { name: 'If something happens to me', document: inCase() },
  { name: 'Letter of authority', document: letter() },
  { name: 'Copy of a customer’s data', document: customerExport() },
  ...insurersPapers(),
]
