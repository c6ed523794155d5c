import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../auth/networkOf.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { type CodeName, makeCode } from '../../codes/oneTimeCodes.ts'
import { codeMail } from '../../identity/codeMail.ts'
import { limitUnverifiedMail } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Operation } from '../../services/Operation.ts'

/** Names the code. Any visitor may request one for an address, so each network has its own. */
export const deathClaimCode = ({ ip }: FastifyRequest, email: string): CodeName => ({
  purpose: 'death-claim',
  of: email.toLowerCase(),
  from: networkOf(ip),
})

/**
 * Mails a code to the address of a claimant, within the limits of mail to entered addresses. They are counted before the code
 * is made, so that a refused request leaves the mailed one valid.
 */
export const sendDeathClaimCode: Operation<'sendDeathClaimCode'> = async (services, request) => {
  const { database, mailOutbox } = services
  const { accountName } = request.body
  const to = request.body.email.toLowerCase()
  const now = services.now()
  const address = remoteAddressOf(request, services)
  const client = address ?? randomUUID()
  await database.queries.transaction((queries) =>
    limitUnverifiedMail(queries, to, { client, address }, { use: 'death claim code', now }),
  )
  const code = await makeCode(services, deathClaimCode(request, to))
  const mail = signedByBrand(codeMail(to, code, 'death-claim'), accountName)
  await mailOutbox.enqueue(database.queries, mail, { askedBy: client, askedFrom: address, sentAt: now })
  mailOutbox.dispatch()
  return { successful: true }
}
