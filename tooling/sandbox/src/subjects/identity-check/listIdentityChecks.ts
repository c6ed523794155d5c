import { fullName } from '@coverkit/core'
import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { presentedSecretOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { signatures } from '../signatures/tables.ts'
import { linkOfRow } from '../signing/signingLinks.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transfers } from '../submissions/transferTables.ts'
import { checkOf, ownCheck } from './identityRows.ts'
import { identitySubject } from './identitySubject.ts'
import { identityChecks } from './tables.ts'

/** The limit for submissions whose second policy holders are listed, the latest first. */
const MOST = 20

/** Lists the checks of a customer and of their submissions' second policy holders, or only such a holder's own. */
export const listIdentityChecks: Operation<'listIdentityChecks'> = async (services, request) => {
  const subject = await identitySubject(services, request)
  const own = ownCheck(subject.policyHolder, await checkOf(services.database.queries, subject))
  if (presentedSecretOf(request) !== null || subject.key.owner === null) return [own]
  return [own, ...(await secondChecks(services, subject.key.owner))]
}

async function secondChecks(
  { database, sealing }: Services,
  owner: string,
): Promise<Schema<'IdentityCheck'>[]> {
  const submitted = or(
    and(eq(applications.owner, owner), isNotNull(applications.reference)),
    and(eq(transfers.owner, owner), isNotNull(transfers.reference)),
  )
  const rows = await database.queries
    .select({ signature: signatures, application: applications, transfer: transfers, check: identityChecks })
    .from(signatures)
    .leftJoin(applications, eq(signatures.application, applications.id))
    .leftJoin(transfers, eq(signatures.transfer, transfers.id))
    .leftJoin(identityChecks, eq(identityChecks.signature, signatures.id))
    .where(submitted)
    .orderBy(desc(signatures.sentAt), desc(signatures.id))
    .limit(MOST)
  return rows.flatMap(({ check, ...row }) => {
    const link = linkOfRow(sealing, row)
    if (!link) return []
    const { reference, holder, signature } = link
    const name = fullName(holder.first_Name, holder.last_Name)
    return [
      {
        id: signature.id,
        policyHolder: 2,
        ...othersView(check?.state),
        name,
        reference,
        hasSigned: signature.signedAt !== null,
      },
    ]
  })
}

/** Shows only the state of another holder's check; its mismatches and tries are private. */
function othersView(
  state: Schema<'IdentityCheck'>['state'] = 'notStarted',
): Pick<Schema<'IdentityCheck'>, 'state' | 'verified'> {
  const isUnderWay = state === 'matched' || state === 'mismatch'
  return { state: isUnderWay ? 'inProgress' : state, verified: state === 'verified' }
}
