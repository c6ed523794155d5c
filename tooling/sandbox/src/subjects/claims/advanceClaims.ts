import {
  type ClaimDocument,
  type ClaimOutcome,
  type ClaimStage,
  claimChecklist,
  isClaimOver,
} from '@coverkit/core/claims'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { type AdvanceServices, advanceDue, type InTransaction } from '../../services/advanceDue.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { type ClaimRow, filesOf, openClaim, progressOf } from './claimRows.ts'
import { claimStageMail, requestedPapersMail } from './insuranceClaimMail.ts'
import { mailAbout } from './mailAbout.ts'
import { dueAfter, stageAfter } from './stages.ts'
import { claims } from './tables.ts'

const BATCH = 50

/** A step of the insurer in a claim. */
export interface ClaimMove {
  stage?: Exclude<ClaimStage, 'lodged'> | undefined
  /** The outcome of a decision; accepted when absent. */
  outcome?: ClaimOutcome | undefined
  /** Documents that the insurer requests from now on. */
  requested?: readonly ClaimDocument[] | undefined
}

/** Moves every due claim to its next stage, as an insurer would, and mails the customer. */
export const advanceClaims = (services: AdvanceServices): Promise<void> => advanceDue(services, advanceBatch)

/** Several processes may share the database: each claim is moved by one of them. */
async function advanceBatch(services: InTransaction): Promise<number> {
  const { queries, now } = services
  const due = await queries
    .select()
    .from(claims)
    .where(and(lte(claims.dueAt, now()), isNull(claims.closedAt)))
    .orderBy(asc(claims.dueAt), claims.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const row of due) await advance(services, row)
  return due.length
}

async function advance(services: InTransaction, row: ClaimRow): Promise<void> {
  const stage = stageAfter(row.stage)
  const at = row.dueAt ?? services.now()
  if (stage === null || stage === 'lodged') return
  const requested = stage === 'reviewed' ? await missingPapers(services, row) : undefined
  await move(services, row, { stage, requested }, at)
}

/** Lists the needed documents of the checklist that the insurer lacks after its review. */
async function missingPapers({ queries, sealing }: InTransaction, row: ClaimRow): Promise<ClaimDocument[]> {
  const files = await filesOf(queries, [row.id])
  const received = files.map(({ document }) => document)
  const lines = claimChecklist(openClaim(sealing, row).body, { received, requested: [] })
  return lines.flatMap(({ oneOf: [first], state }) => (state === 'needed' && first ? [first] : []))
}

/** Moves one open claim as an insurer would; false if there is none, or it is past that stage. */
export async function moveClaim(services: AdvanceServices, id: string, wanted: ClaimMove): Promise<boolean> {
  const isMoved = await services.database.queries.transaction(async (queries) => {
    const [row] = await queries
      .select()
      .from(claims)
      .where(and(eq(claims.id, id), isNull(claims.closedAt)))
      .for('update')
    if (!row) return false
    return moveTo({ ...services, queries }, row, wanted)
  })
  services.mailOutbox.dispatch()
  return isMoved
}

/** Moves through the stages in between. */
async function moveTo(services: InTransaction, row: ClaimRow, wanted: ClaimMove): Promise<boolean> {
  const { stage, outcome, requested } = wanted
  let current = row
  while (stage !== undefined && current.stage !== stage) {
    const next = stageAfter(current.stage)
    if (next === null || next === 'lodged') return false
    current = await move(services, current, { stage: next, outcome }, services.now())
    if (current.closedAt !== null) return current.stage === stage
  }
  if (requested !== undefined) await move(services, current, { requested }, services.now())
  return true
}

/** Moves a claim. The backend itself never declines: an outcome that is not given is accepted. */
async function move(
  services: InTransaction,
  row: ClaimRow,
  { stage = undefined, outcome = 'accepted', requested }: ClaimMove,
  at: Date,
): Promise<ClaimRow> {
  const moved: ClaimRow = {
    ...row,
    ...(stage && { stage, [`${stage}At`]: at }),
    outcome: stage === 'decided' ? outcome : row.outcome,
    ...(requested && { requested: [...requested], requestedAt: requested.length > 0 ? at : null }),
    updatedAt: at,
  }
  const progress = progressOf(moved, openClaim(services.sealing, moved))
  const isOver = isClaimOver(progress)
  const isDecided = stage === 'decided' || stage === 'paid'
  const changed: ClaimRow = {
    ...moved,
    ...(isDecided && { requested: [], requestedAt: null }),
    closedAt: isOver ? at : null,
    dueAt: isOver || waitsForCustomer(moved) ? null : dueAfter(moved.stage, todayInSydney(at)),
  }
  await services.queries.update(claims).set(changed).where(eq(claims.id, row.id))
  if (stage) await mailAbout(services, changed, claimStageMail(stage, changed.outcome))
  if (changed.requested.length > 0 && requested) await mailAbout(services, changed, requestedPapersMail)
  return changed
}

/** Checks whether the insurer waits: for documents before a decision, for bank details after it. */
const waitsForCustomer = ({ stage, requested, sealedBank }: ClaimRow): boolean =>
  stage === 'decided' ? sealedBank === null : stage !== 'paid' && requested.length > 0
