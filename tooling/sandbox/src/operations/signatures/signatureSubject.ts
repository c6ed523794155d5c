import type { Schema } from '../../document/Schema.ts'
import { secondHolderOf } from '../transfers/transferRows.ts'
import { SECOND_HOLDER, type SignatureLink } from './signatureRows.ts'

/** The subject of a second policy holder's signature: a submitted application or transfer. */
export interface SignatureSubject {
  kind: SignatureLink['kind']
  id: string
  accountName: string
  /** The second policy holder's address; null without one. */
  email: string | null
  /** The application, whose price the message states. */
  body?: Schema<'SaveApplicationRequest'>
}

export const subjectOfApplication = (
  id: string,
  body: Schema<'SaveApplicationRequest'>,
): SignatureSubject => ({
  kind: 'application',
  id,
  accountName: body.applicationDetails.accountName,
  email: body.policyHolderDetails?.email || null,
  body,
})

export const subjectOfTransfer = (
  id: string,
  body: Pick<Schema<'SaveTransferRequest'>, 'accountName' | 'policyHolder2Details'>,
): SignatureSubject => ({
  kind: 'transfer',
  id,
  accountName: body.accountName,
  email: secondHolderOf(body)?.email || null,
})

export const subjectOfLink = (link: SignatureLink): SignatureSubject =>
  link.kind === 'application'
    ? subjectOfApplication(link.application.id, link.body)
    : subjectOfTransfer(link.transfer.id, link.body)

/** Returns the columns that name a subject in its row of `signatures`. */
export const signatureKey = ({ kind, id }: Pick<SignatureSubject, 'kind' | 'id'>) =>
  kind === 'application'
    ? { application: id, transfer: null, holder: SECOND_HOLDER }
    : { application: null, transfer: id, holder: SECOND_HOLDER }
