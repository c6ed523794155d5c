import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { mailSignatureLink } from '../signatures/mailSignatureLink.ts'
import { readableTransfer } from './readableTransfer.ts'
import { subjectOfTransfer } from './subjectOfTransfer.ts'

/** Mails the second policy holder of a transfer a new link, on request of the submission's owner. */
export const sendTransferSignatureLink: Operation<'sendTransferSignatureLink'> = async (
  services,
  request,
) => {
  const { database, faults, mailOutbox } = services
  const { row, body } = await readableTransfer(services, request, request.params.id)
  if (faults.of(row.clientId).mail === 'fail') throw unavailable('mail-unavailable')
  const requester = { client: row.clientId, address: remoteAddressOf(request, services) }
  const answer = await database.queries.transaction((queries) =>
    mailSignatureLink({ ...services, queries }, subjectOfTransfer(row.id, body), requester),
  )
  mailOutbox.dispatch()
  return answer
}
