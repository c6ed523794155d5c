import { knownCallerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import type { Mail } from '../../mail/Mail.ts'
import { type MailRequester, sendToUnverifiedAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { accountAt } from '../../mail/siteOrigins.ts'
import { type FieldError, Problem, unavailable } from '../../problem/Problem.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { calculationMail } from './calculationMail.ts'
import { insertIdempotent } from './insertIdempotent.ts'
import { calculations } from './tables.ts'

type CalculationRequest = Schema<'SaveCalculationRequest'>

export const saveCalculation: Operation<'saveCalculation'> = async (services, request, reply) => {
  const { body } = request
  // A calculation that is only saved names no brand; the app in a partner's frame has its own origin.
  const accountName = body.accountName ?? accountAt(services.sites, request.headers.origin)
  const mail = mailOf(body, accountName, services.now())
  const faults = services.faults.of(body.tracking?.clientId)
  if (mail && faults.mail === 'fail') throw unavailable('mail-unavailable')
  const requester = {
    client: body.tracking?.clientId ?? request.ip,
    address: remoteAddressOf(request, services),
  }
  const owner = knownCallerOf(request)?.subject ?? null
  return withSaveFault(faults.saves, reply, () => saveAndMail(services, { body, owner }, mail, requester))
}

/** Stores the calculation and its mail in one transaction; a repetition sends no mail. */
async function saveAndMail(
  { database, sealing, mailOutbox, now }: Services,
  { body, owner }: { body: CalculationRequest; owner: string | null },
  mail: Mail | null,
  requester: MailRequester,
) {
  const email = body.contactEmail
  const by = { owner, emailHash: email ? emailHash(sealing, email) : null }
  const insert = (queries: Queries) => insertIdempotent({ queries, sealing }, calculations, body, by)
  if (!mail) return (await insert(database.queries)).answer
  const answer = await database.queries.transaction(async (queries) => {
    const saved = await insert(queries)
    if (saved.isNew)
      await sendToUnverifiedAddress({ queries, mailOutbox }, mail, requester, {
        use: 'calculation',
        now: now(),
      })
    return saved.answer
  })
  mailOutbox.dispatch()
  return answer
}

/** @throws Problem 422 if a field of the mail is missing, or has a line break, which could inject a header */
function mailOf(
  { isEmail, name, contactEmail, lifeCalculation, assumptions }: CalculationRequest,
  accountName: string | null,
  now: Date,
): Mail | null {
  const errors: FieldError[] = []
  if (!hasNoLineBreak(name)) errors.push({ field: 'name', code: 'characters' })
  if (!hasNoLineBreak(contactEmail)) errors.push({ field: 'contactEmail', code: 'characters' })
  if (isEmail && contactEmail === null) errors.push({ field: 'contactEmail', code: 'required' })
  if (isEmail && lifeCalculation === null) errors.push({ field: 'lifeCalculation', code: 'required' })
  if (errors.length > 0) throw new Problem(422, errors)
  return isEmail && contactEmail && lifeCalculation
    ? signedByBrand(calculationMail(contactEmail, { needs: lifeCalculation, assumptions }, now), accountName)
    : null
}
