import type { Schema } from '../../document/Schema.ts'
import type { SignatureSubject } from '../signatures/signatureSubject.ts'
import { secondHolderOf } from './transferRows.ts'

export const subjectOfTransfer = (
  id: string,
  body: Pick<Schema<'SaveTransferRequest'>, 'accountName' | 'policyHolder2Details'>,
): SignatureSubject => ({
  kind: 'transfer',
  id,
  accountName: body.accountName,
  email: secondHolderOf(body)?.email || null,
})
