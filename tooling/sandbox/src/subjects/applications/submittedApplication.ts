import { COVER_KINDS } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import { RATED_COVERS } from '../../rating/covers/covers.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import type { SignatureRow } from '../signatures/signatureRows.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { assessmentItems } from './assessmentItems.ts'
import { premiumPaid } from './premiumPaid.ts'

type Body = Schema<'SaveApplicationRequest'>
type Submitted = Schema<'SubmittedApplication'>

/** Returns a submission as its customer may always read it, without health, identity and payment. */
export function submittedApplication(
  tables: RatingTables,
  row: ApplicationRow,
  body: Body,
  second: SignatureRow | undefined,
): Submitted {
  const { needs, compareProductDetails: offer } = body.applicationDetails
  // A submission without reference, terms or offer was refused before it was stored.
  const premium = premiumPaid(tables, body)
  if (row.reference === null || row.status === 'partial' || !needs || !offer || !premium)
    throw new Error('The row is not a submission')
  const { supplierCode, supplierName, productName } = offer
  const selected = COVER_KINDS.filter((cover) => needs.covers.selectedCovers.includes(cover))
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    submittedAt: row.savedAt.toISOString(),
    insurer: { supplierCode, supplierName, productName },
    covers: selected.map((cover) => ({ cover, amount: sum(RATED_COVERS[cover].sums(needs)) })),
    premium,
    outstanding: outstandingOf(row, body),
    signatures: signaturesOf(body, second),
    isInAccount: row.owner !== null,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const outstandingOf = (row: ApplicationRow, body: Body): Submitted['outstanding'] =>
  row.status === 'waiting-for-second-signature'
    ? [{ kind: 'second-signature', state: 'open' }, ...assessmentItems(row, body, 'waiting')]
    : assessmentItems(row, body, 'open')

/** Lists the signatures: the first holder's from the submission, the second's from the row of their link. */
function signaturesOf(body: Body, second: SignatureRow | undefined): Submitted['signatures'] {
  const { signedAt } = body.applicationDetails
  const first = { holder: 1, state: 'signed', signedAt: signedAt ?? null, sentAt: null } as const
  if (!body.policyHolderDetails) return [first]
  const [signed, sent] = [second?.signedAt, second?.sentAt].map((time) => time?.toISOString() ?? null)
  const state = signed ? 'signed' : 'waiting'
  return [first, { holder: 2, state, signedAt: signed ?? null, sentAt: sent ?? null }]
}
