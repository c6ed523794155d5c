import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { countUse } from '../../codes/countUse.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { type CodeName, makeCode } from '../../codes/oneTimeCodes.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import { codeMail } from '../../identity/codeMail.ts'
import { maskEmail } from '../../mail/maskEmail.ts'
import { limitMailByAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { type LinkedRow, rowOfLink } from './inCaseRows.ts'

const CODES_A_DAY = 5

/** Names the code of a link; another link to the same person has codes of its own. */
export const trustedCodeName = ({ tokenHash }: Pick<LinkedRow, 'tokenHash'>): CodeName => ({
  purpose: 'trusted',
  of: tokenHash,
})

/** Mails a code to the address that got the link of a trusted person. */
export const openTrustedLink: Operation<'openTrustedLink'> = async (services, request) => {
  const { database, sealing, faults, mailOutbox, now } = services
  const { queries } = database
  const row = await rowOfLink({ queries, sealing }, request.body, now())
  const { email, accountName } = row.person
  if (faults.of(email).mail === 'fail') throw unavailable('mail-unavailable')
  await limitCodes(services, row)
  const askedFrom = remoteAddressOf(request, services)
  await limitMailByAddress(queries, askedFrom, now())
  const code = await makeCode(services, trustedCodeName(row))
  const mail = signedByBrand(codeMail(email, code, 'trusted'), accountName)
  await mailOutbox.enqueue(queries, mail, { askedFrom, sentAt: now() })
  mailOutbox.dispatch()
  return { successful: true, email: maskEmail(email) }
}

/** Limits the codes of a link, since each code allows five guesses, and those of an address. */
async function limitCodes({ database, now }: Services, { tokenHash, person }: LinkedRow): Promise<void> {
  const sent = await countUse(database.queries, `trusted codes ${tokenHash}`, DAY_MS, now())
  const name = { purpose: 'trusted', to: person.email } as const
  if (sent <= CODES_A_DAY && (await mayMailCode(database.queries, name, now()))) return
  throw new Problem(429, [{ field: 'token', code: 'code-limit' }], DAY_MS / 1000)
}
