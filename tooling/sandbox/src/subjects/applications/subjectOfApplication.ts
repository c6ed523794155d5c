import type { Schema } from '../../document/Schema.ts'
import type { SignatureSubject } from '../signatures/signatureSubject.ts'
import { statedPremium } from './premiumPaid.ts'

export const subjectOfApplication = (
  id: string,
  body: Schema<'SaveApplicationRequest'>,
): SignatureSubject => ({
  kind: 'application',
  id,
  accountName: body.applicationDetails.accountName,
  email: body.policyHolderDetails?.email || null,
  price: (tables) => statedPremium(tables, body),
})
