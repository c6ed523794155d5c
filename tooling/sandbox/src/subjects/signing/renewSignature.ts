import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { sha256 } from '../../codes/sha256.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { mailSignatureLink } from '../signatures/mailSignatureLink.ts'
import { refused } from '../signatures/signatureRows.ts'
import { isExpired, linkOf, signedBefore } from './signingLinks.ts'
import { subjectOfLink } from './subjectOfLink.ts'

/** Mails a new link that replaces an expired one, to the same address. */
export const renewSignature: Operation<'renewSignature'> = async (services, request) => {
  const { database, sealing, faults, mailOutbox, now } = services
  const requester = { client: request.ip, address: remoteAddressOf(request, services) }
  const answer = await database.queries.transaction(async (queries) => {
    // Two concurrent requests mail one link: for the second, the token is unknown.
    await lockForTransaction(queries, `signature ${sha256(request.body.token)}`)
    const link = await linkOf(queries, sealing, request.body)
    const { signature, email } = link
    if (signature.signedAt !== null) throw signedBefore(link)
    if (!isExpired(signature, now())) throw refused('token', 'not-expired')
    if (faults.of(email).mail === 'fail') throw unavailable('mail-unavailable')
    return mailSignatureLink({ ...services, queries }, subjectOfLink(link), requester)
  })
  mailOutbox.dispatch()
  return answer
}
