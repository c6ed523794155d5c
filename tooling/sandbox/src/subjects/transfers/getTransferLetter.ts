import { brandNameOf } from '../../brands/brandNames.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import { waitingOf } from '../../rendering/renderInTurn.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { openSigned, secondSignatureOfTransfer } from '../signatures/signatureRows.ts'
import type { LetterSignature } from './letterDocument.ts'
import { type ReadableTransfer, readableTransfer } from './readableTransfer.ts'
import { renderLetter } from './renderLetter.ts'
import { signedPolicies } from './submittedTransfer.ts'
import { secondHolderOf } from './transferRows.ts'

/** Returns the letter of authority to one insurer, after every holder has signed. */
export const getTransferLetter: Operation<'getTransferLetter'> = async (services, request, reply) => {
  const { id, insurer: code } = request.params
  const readable = await readableTransfer(services, request, id)
  const { row, body } = readable
  if (row.status !== 'in-progress')
    throw new Problem(409, [{ field: '', code: 'waiting-for-second-signature' }])
  const policies = signedPolicies(body).filter(({ insurerCode }) => insurerCode === code)
  const insurer = services.vendors.get(code)
  if (policies.length === 0 || !insurer) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const signatures = await signaturesOf(services, readable)
  const pdf = await renderLetter(waitingOf(request), {
    insurer,
    broker: brandNameOf(body.accountName),
    letterhead: letterheadOf(body.accountName),
    reference: row.reference,
    date: signatures.map(({ day }) => day).reduce((one, other) => (one > other ? one : other)),
    holders: [body.policyOwnerDetails, secondHolderOf(body)].filter((holder) => holder !== null),
    policies,
    signatures,
  })
  // The file name has only letters and digits, so it needs no quoting.
  return reply
    .header('content-disposition', `attachment; filename="letter-${row.reference}-${code}.pdf"`)
    .type('application/pdf')
    .send(pdf)
}

/** Lists the signatures. The first holder signed with the submission, at its time on the backend's clock. */
async function signaturesOf(
  { database, sealing }: Services,
  { row, body }: ReadableTransfer,
): Promise<LetterSignature[]> {
  const first = { name: nameOf(body), day: todayInSydney(row.savedAt) }
  const second = await secondSignatureOfTransfer(database.queries, row.id)
  const signed = second && openSigned(sealing, second)
  return second?.signedAt && signed
    ? [first, { name: signed.name, day: todayInSydney(second.signedAt) }]
    : [first]
}

const nameOf = ({ signatures, policyOwnerDetails }: Schema<'SaveTransferRequest'>) =>
  signatures?.find(({ rowId }) => rowId === policyOwnerDetails.rowId)?.signedName ?? ''
