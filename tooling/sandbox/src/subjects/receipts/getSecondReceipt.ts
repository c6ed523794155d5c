import type { Operation } from '../../services/Operation.ts'
import { submittedRequest } from '../applications/checkSubmission.ts'
import { openSigned, refused } from '../signatures/signatureRows.ts'
import { hasSecret, linkOf } from '../signing/signingLinks.ts'
import { makeSecondReceipt } from './makeReceipt.ts'
import { sendReceipt } from './sendReceipt.ts'

/** Returns the receipt of a second policy holder who has signed, for the secret of their code: JSON, or a PDF. */
export const getSecondReceipt: Operation<'getSecondReceipt'> = async (services, request, reply) => {
  const { database, sealing, now } = services
  const link = await linkOf(database.queries, sealing, request.body)
  if (!hasSecret(link, request.body.secret, now())) throw refused('secret', 'secret-expired')
  if (link.kind === 'transfer') throw refused('token', 'unknown')
  const { signature, application, body } = link
  const signed = openSigned(sealing, signature)
  if (signature.signedAt === null || signed === null) throw refused('token', 'not-signed')
  const file = await makeSecondReceipt(
    submittedRequest(body),
    { reference: application.reference ?? '', savedAt: application.savedAt },
    { ...signed, signedAt: signature.signedAt },
  )
  reply.header('cache-control', 'no-store')
  return sendReceipt(services, request, reply, file)
}
