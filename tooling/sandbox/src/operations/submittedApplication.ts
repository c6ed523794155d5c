import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { ApplicationRow } from './applicationRows.ts'

type Body = Schema<'SaveApplicationRequest'>
type Submitted = Schema<'SubmittedApplication'>

/** What a customer may read of a submission at any time. No answer about health, identity or payment is in it. */
export function submittedApplication(row: ApplicationRow, body: Body): Submitted {
  const { needs, compareProductDetails: offer } = body.applicationDetails
  // A submission without reference, terms or offer was refused before it was stored.
  if (row.reference === null || !needs || !offer) throw new Error('The row is not a submission')
  const { supplierCode, supplierName, productName, totalPremiumAmount, paymentFrequency } = offer
  const selected = COVER_KINDS.filter((cover) => needs.covers.selectedCovers.includes(cover))
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    submittedAt: row.savedAt.toISOString(),
    insurer: { supplierCode, supplierName, productName },
    covers: selected.map((cover) => ({ cover, amount: amountOf(cover, needs) })),
    premium: { amount: totalPremiumAmount, frequency: paymentFrequency },
    outstanding: outstandingOf(row),
    signatures: signaturesOf(row, body),
  }
}

function amountOf(cover: CoverKind, needs: Schema<'QuoteNeeds'>): number {
  switch (cover) {
    case 'life':
      return needs.lifeCover.amount ?? 0
    case 'tpd':
      return (needs.tpdCover.amountLinked ?? 0) + (needs.tpdCover.amountStandalone ?? 0)
    case 'criticalIllness':
      return needs.criticalIllnessCover.amount ?? 0
    case 'incomeProtection':
      return needs.incomeProtectionCover.monthlyBenefit ?? 0
  }
}

const outstandingOf = ({ status }: ApplicationRow): Submitted['outstanding'] =>
  status === 'waiting-for-second-signature'
    ? [
        { kind: 'second-signature', state: 'open' },
        { kind: 'assessment', state: 'waiting' },
      ]
    : [{ kind: 'assessment', state: 'open' }]

/** The first holder signs with the submission. */
function signaturesOf({ status, savedAt }: ApplicationRow, body: Body): Submitted['signatures'] {
  const { signedAt } = body.applicationDetails
  const first = { holder: 1, state: 'signed', signedAt: signedAt ?? null, sentAt: null } as const
  if (!body.policyHolderDetails) return [first]
  const isWaiting = status === 'waiting-for-second-signature'
  const sentAt = savedAt.toISOString()
  return [first, { holder: 2, state: isWaiting ? 'waiting' : 'signed', signedAt: null, sentAt }]
}
