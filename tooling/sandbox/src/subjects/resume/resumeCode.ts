import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { limitMailByAddress, type MailRequester } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { resumeCodeMail } from './resumeMail.ts'
import { hashOfCode, lockResume } from './resumeRows.ts'
import { resumes } from './tables.ts'

const CODES_FOR_A_LINK = 5
const CODE_MINUTES = 10
const MINUTE_MS = 60_000
const CODE_DIGITS = 6

/** Mails a code to the address behind a link. The answer is the same for an unknown link. */
export async function sendResumeCode(services: Services, token: string, requester: MailRequester) {
  await services.database.queries.transaction((queries) =>
    mailCode({ ...services, queries }, token, requester),
  )
  services.mailOutbox.dispatch()
  return { successful: true as const }
}

async function mailCode(
  { queries, sealing, mailOutbox, now: clock }: Services & { queries: Queries },
  token: string,
  { address }: MailRequester,
): Promise<void> {
  const now = clock()
  const row = await lockResume({ queries, sealing }, token, now)
  if (!row || row.openedBy) return
  if (row.codesSent >= CODES_FOR_A_LINK) {
    const wait = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)
    throw new Problem(429, [{ field: 'token', code: 'code-limit' }], wait)
  }
  await limitMailByAddress(queries, address, now)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await queries
    .update(resumes)
    .set({
      codeHash: hashOfCode(token, code),
      codeEndsAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      codeTries: 0,
      codesSent: row.codesSent + 1,
    })
    .where(eq(resumes.tokenHash, row.tokenHash))
  const { email, accountName } = row.content
  const mail = signedByBrand(resumeCodeMail(email.toLowerCase(), code), accountName)
  await mailOutbox.enqueue(queries, mail, { askedFrom: address, sentAt: now })
}
