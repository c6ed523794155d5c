import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { notFound, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { mailSignatureLink } from '../signatures/mailSignatureLink.ts'
import { readableApplication } from './readableApplication.ts'
import { subjectOfApplication } from './subjectOfApplication.ts'

/** Mails the second policy holder a new link, on request of the submission's owner. */
export const sendSignatureLink: Operation<'sendSignatureLink'> = async (services, request) => {
  const { database, faults, mailOutbox } = services
  const { row, body, reader } = await readableApplication(services, request, request.params.id)
  if (reader === 'copy') throw notFound()
  if (faults.of(row.clientId).mail === 'fail') throw unavailable('mail-unavailable')
  const requester = { client: row.clientId, address: remoteAddressOf(request, services) }
  const answer = await database.queries.transaction((queries) =>
    mailSignatureLink({ ...services, queries }, subjectOfApplication(row.id, body), requester),
  )
  mailOutbox.dispatch()
  return answer
}
