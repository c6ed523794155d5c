import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { countUse } from '../../codes/countUse.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { type CodeName, makeCode } from '../../codes/oneTimeCodes.ts'
import { codeMail } from '../../identity/codeMail.ts'
import { maskEmail } from '../../mail/maskEmail.ts'
import { limitMailByAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { openLinkOf, type SignatureLink } from './signingLinks.ts'

const CODES_FOR_A_LINK = 10
const DAY_S = 86_400
/** The life of a link: each new one has codes of its own. */
const LINK_MS = 14 * 86_400_000

/** Names the code of a link; another link to the same person has codes of its own. */
export const codeNameOf = ({ signature }: SignatureLink): CodeName => ({
  purpose: 'signature',
  of: signature.tokenHash ?? '',
})

/** The purpose of the code in its message. */
const WORDS = { sign: 'signature', receipt: 'second-receipt', identity: 'identity' } as const

/** Mails a code to the address that got a link to sign. */
export const openSignature: Operation<'openSignature'> = async (services, request) => {
  const { database, sealing, faults, mailOutbox, now } = services
  const link = await openLinkOf(database.queries, sealing, request.body, now())
  if (faults.of(link.email).mail === 'fail') throw unavailable('mail-unavailable')
  await limitCodes(services, link)
  const askedFrom = remoteAddressOf(request, services)
  await limitMailByAddress(database.queries, askedFrom, now())
  const code = await makeCode(services, codeNameOf(link))
  const words = WORDS[request.body.purpose ?? 'sign']
  const mail = signedByBrand(codeMail(link.email, code, words), link.accountName)
  await mailOutbox.enqueue(database.queries, mail, { askedFrom, sentAt: now() })
  mailOutbox.dispatch()
  return { successful: true, email: maskEmail(link.email) }
}

/** Limits the codes of a link, since each code allows five guesses, and those of an address. */
async function limitCodes(
  { database, now }: Services,
  { signature, email: to }: SignatureLink,
): Promise<void> {
  const name = `signature codes ${signature.tokenHash}`
  const sent = await countUse(database.queries, name, LINK_MS, now())
  if (sent <= CODES_FOR_A_LINK) {
    if (await mayMailCode(database.queries, { purpose: 'signature', to }, now())) return
    throw new Problem(429, [{ field: 'token', code: 'code-limit' }], DAY_S)
  }
  const waitMs = (signature.expiresAt?.getTime() ?? 0) - now().getTime()
  throw new Problem(429, [{ field: 'token', code: 'code-limit' }], Math.ceil(waitMs / 1000))
}
