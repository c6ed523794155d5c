import { type Caller, callerOf } from '../../auth/authenticate.ts'
import { countUse } from '../../codes/countUse.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { makeCode, useCode } from '../../codes/oneTimeCodes.ts'
import { mayTryProof, proofCode } from '../../codes/proof.ts'
import { codeMail } from '../../identity/codeMail.ts'
import { mailLimit } from '../../mail/mailLimit.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'
import type { Operation, PostAlias } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { proveCaller } from '../accounts/requireProof.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CODES_AN_HOUR = 5
const FIELD = 'verificationcode'

export const sendVerificationCode: Operation<'sendVerificationCode'> = async (services, request) => {
  const caller = callerOf(request)
  const { email } = caller
  const { database, faults, mailOutbox, sealing, now } = services
  if (email === null) throw new Problem(409, [{ field: '', code: 'email-unverified' }])
  const requested = await countUse(database.queries, `contact codes ${caller.subject}`, HOUR_MS, now())
  if (requested > CODES_AN_HOUR) throw mailLimit(HOUR_MS)
  if (!(await mayMailCode(database.queries, { purpose: 'contact', to: email }, now())))
    throw mailLimit(DAY_MS)
  if (faults.of(email).mail === 'fail') throw unavailable('mail-unavailable')
  const code = await makeCode(services, proofCode({ subject: caller.subject, email }))
  const accountName = await accountNameOf({ queries: database.queries, sealing }, caller.subject)
  const mail = signedByBrand(codeMail(email.toLowerCase(), code, 'contact'), accountName)
  await mailOutbox.enqueue(database.queries, mail, { sentAt: now() })
  mailOutbox.dispatch()
  return { successful: true }
}

export const verifyVerificationCode: Operation<'verifyVerificationCode'> = async (services, request) =>
  verify(services, callerOf(request), request.query.verificationcode)

/** Does the same with the code in the body, which access logs do not contain. */
export const verifyPostedCode: PostAlias<'verifyVerificationCode'> = async (services, request) =>
  verify(services, callerOf(request), request.body.verificationcode)

async function verify(services: Services, caller: Caller, code: string) {
  await useContactCode(services, caller, code, FIELD)
  await proveCaller(services, caller)
  return { successful: true as const }
}

/**
 * Uses up the code that was mailed to the customer.
 *
 * @throws Problem 422 `code-wrong` or `code-expired`, 429 `too-many-tries`, or `proof-limit` after ten codes an hour
 */
export async function useContactCode(
  services: Services,
  caller: Caller,
  code: string,
  field: string,
): Promise<void> {
  const { subject, email } = caller
  if (!(await mayTryProof(services.database.queries, subject, services.now())))
    throw new Problem(429, [{ field: '', code: 'proof-limit' }], HOUR_MS / 1000)
  const outcome = email === null ? 'expired' : await useCode(services, proofCode({ subject, email }), code)
  if (outcome === 'right') return
  if (outcome === 'too-many-tries') throw new Problem(429, [{ field, code: outcome }], HOUR_MS / 1000)
  throw new Problem(422, [{ field, code: `code-${outcome}` }])
}
