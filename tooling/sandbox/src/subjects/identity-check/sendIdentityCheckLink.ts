import { eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { notFound, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { mailSignatureLink } from '../signatures/mailSignatureLink.ts'
import { refused } from '../signatures/signatureRows.ts'
import { signatures } from '../signatures/tables.ts'
import { linkWhere, type SignatureLink } from '../signing/signingLinks.ts'
import { subjectOfLink } from '../signing/subjectOfLink.ts'
import { checkOf } from './identityRows.ts'
import { isFinal } from './resolveCheck.ts'

/** Mails the second policy holder of a customer's submission a link to their identity check. */
export const sendIdentityCheckLink: Operation<'sendIdentityCheckLink'> = async (services, request) => {
  const { database, sealing, faults, mailOutbox } = services
  const { subject } = callerOf(request)
  const link = await linkWhere(database.queries, sealing, eq(signatures.id, request.params.id))
  if (!link || ownerOf(link) !== subject) throw notFound()
  const key = { owner: null, signature: link.signature.id }
  const row = await checkOf(database.queries, { key })
  if (row && isFinal(row)) throw refused('', 'final')
  if (faults.of(subject).mail === 'fail') throw unavailable('mail-unavailable')
  const requester = { client: subject, address: remoteAddressOf(request, services) }
  const answer = await database.queries.transaction((queries) =>
    mailSignatureLink({ ...services, queries }, subjectOfLink(link), requester, 'identity'),
  )
  mailOutbox.dispatch()
  return answer
}

const ownerOf = (link: SignatureLink) =>
  link.kind === 'application' ? link.application.owner : link.transfer.owner
