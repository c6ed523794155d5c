import { and, asc, eq, lte } from 'drizzle-orm'
import { countUse } from '../../codes/countUse.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type AdvanceServices, advanceDue, type InTransaction } from '../../services/advanceDue.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { transferPolicies, transfers } from '../submissions/transferTables.ts'
import { openPolicy, type PolicyRow } from './policyRows.ts'
import { dueAfter, type Stage, stageAfter } from './stages.ts'
import { transferStageMail } from './transferMail.ts'
import { openTransfer, secondHolderOf } from './transferRows.ts'

const BATCH = 100
const DAY_MS = 86_400_000
const A_DAY_TO_ONE_ADDRESS = 10

/** A policy and its next stage. */
interface Move {
  policy: PolicyRow
  stage: Stage
  at: Date
}

/** Moves every due policy to its next stage, as an insurer would, and mails the holders. */
export const advanceTransfers = (services: AdvanceServices): Promise<void> =>
  advanceDue(services, advanceBatch)

/** Several processes may share the database: each policy is moved by one of them. */
async function advanceBatch(services: InTransaction): Promise<number> {
  const { queries, sealing, now } = services
  const due = await queries
    .select()
    .from(transferPolicies)
    .where(and(lte(transferPolicies.dueAt, now()), eq(transferPolicies.status, 'Active')))
    .orderBy(asc(transferPolicies.dueAt), asc(transferPolicies.place))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const moves = due.flatMap((policy): Move[] => {
    const stage = policy.stage && stageAfter(policy.stage, openPolicy(sealing, policy).policyNumber)
    return stage ? [{ policy, stage, at: policy.dueAt ?? now() }] : []
  })
  await move(services, moves)
  return moves.length
}

/** Moves one policy in transfer to a stage; false if there is none. */
export async function setTransferStage(
  services: AdvanceServices,
  id: string,
  stage: Stage,
): Promise<boolean> {
  const isMoved = await services.database.queries.transaction(async (queries) => {
    const [policy] = await queries
      .select()
      .from(transferPolicies)
      .where(and(eq(transferPolicies.id, id), eq(transferPolicies.status, 'Active')))
      .for('update')
    if (!policy?.stage) return false
    await move({ ...services, queries }, [{ policy, stage, at: services.now() }])
    return true
  })
  services.mailOutbox.dispatch()
  return isMoved
}

async function move(services: InTransaction, moves: readonly Move[]): Promise<void> {
  for (const { policy, stage, at } of moves)
    await services.queries
      .update(transferPolicies)
      .set({ stage, stageAt: at, dueAt: dueAfter(stage, todayInSydney(at)) })
      .where(eq(transferPolicies.id, policy.id))
  const ids = new Set(moves.flatMap(({ policy }) => (policy.transfer === null ? [] : [policy.transfer])))
  for (const id of ids)
    await mailHolders(
      services,
      id,
      moves.filter(({ policy }) => policy.transfer === id),
    )
}

/** Mails each holder once, for all policies that have moved. */
async function mailHolders(services: InTransaction, id: string, moves: readonly Move[]): Promise<void> {
  const { queries, sealing, mailOutbox, sites, vendors, now } = services
  const [row] = await queries.select().from(transfers).where(eq(transfers.id, id))
  const body = row && openTransfer(sealing, row)
  if (!body || row.reference === null) return
  const { reference } = row
  const site = sites.get(body.accountName) ?? null
  const policies = moves.map(({ policy, stage }) => {
    const { insurerCode, policyNumber } = openPolicy(sealing, policy)
    const insurerName = vendors.get(insurerCode ?? '')?.name ?? insurerCode ?? ''
    return { insurerName, policyNumber, stage }
  })
  const holders = [body.policyOwnerDetails, secondHolderOf(body)]
  const people = new Set(holders.flatMap((one) => (one?.email ? [one.email.toLowerCase()] : [])))
  for (const to of people) {
    const sent = await countUse(queries, `transfer mails ${to}`, DAY_MS, now())
    if (sent > A_DAY_TO_ONE_ADDRESS) continue
    const mail = transferStageMail(to, { reference, site, policies })
    await mailOutbox.enqueue(queries, signedByBrand(mail, body.accountName), { sentAt: now() })
  }
}
