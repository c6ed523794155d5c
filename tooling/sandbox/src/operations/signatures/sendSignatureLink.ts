import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { unavailable } from '../../problem/Problem.ts'
import { notFound, readableApplication } from '../applications/readableApplication.ts'
import type { Operation } from '../Operation.ts'
import { mailSignatureLink } from './mailSignatureLink.ts'
import { subjectOfApplication } from './signatureSubject.ts'

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
