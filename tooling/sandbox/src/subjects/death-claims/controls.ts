import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../html/escapeHtml.ts'
import { page } from '../../html/page.ts'
import { sendPage } from '../../html/sendPage.ts'
import type { Services } from '../../services/Services.ts'
import { openClaim } from '../claims/claimRows.ts'
import { claims } from '../claims/tables.ts'
import { requestArticle } from '../contact/requestArticle.ts'
import { type SupportNeeds, supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { deathClaimCopy } from './copy.ts'
import { openDeathClaim } from './deathClaimRows.ts'
import { CLAIMS_PAGE } from './lodgeDeathClaim.ts'
import { deathClaims } from './tables.ts'

const { page: copy } = deathClaimCopy
const MOST_ROWS = 100

interface ListedClaim {
  id: string
  kind: keyof typeof copy.kinds
  reference: string
  arrivedAt: Date
  /** By the names of the document. */
  fields: object
  /** The support needs of the customer; null for a claimant without an account. */
  supportNeeds: SupportNeeds | null
}

/** Serves the page of all claims, which the mails to the broker link to. */
export function serveDeathClaimControls(controls: FastifyInstance, services: Services): void {
  controls.get('/claims', async (request, reply) => {
    const listed = await listClaims(services)
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json') ? listed : sendPage(reply, claimsPage(listed))
  })
}

async function listClaims({ database: { queries }, sealing }: Services): Promise<readonly ListedClaim[]> {
  const [own, others] = await Promise.all([
    queries.select().from(claims).orderBy(desc(claims.lodgedAt)).limit(MOST_ROWS),
    queries.select().from(deathClaims).orderBy(desc(deathClaims.savedAt)).limit(MOST_ROWS),
  ])
  const needs = await supportNeedsOf(
    queries,
    sealing,
    own.map(({ owner }) => owner),
  )
  const listed: ListedClaim[] = [
    ...own.map((row) => ({
      id: row.id,
      kind: 'claim' as const,
      reference: row.reference,
      arrivedAt: row.lodgedAt,
      fields: openClaim(sealing, row).body,
      supportNeeds: needs.get(row.owner) ?? null,
    })),
    ...others.map((row) => ({
      id: row.id,
      kind: 'death' as const,
      reference: row.reference,
      arrivedAt: row.savedAt,
      fields: openDeathClaim(sealing, row),
      supportNeeds: null,
    })),
  ]
  return listed.sort((one, other) => other.arrivedAt.getTime() - one.arrivedAt.getTime()).slice(0, MOST_ROWS)
}

const claimsPage = (listed: readonly ListedClaim[]): string =>
  page(
    CLAIMS_PAGE,
    copy.title,
    `<p>${escapeHtml(listed.length > 0 ? copy.intro : copy.none)}</p>
${listed
  .map(({ kind, reference, ...claim }) =>
    requestArticle({ ...claim, title: `${reference}: ${copy.kinds[kind]}` }),
  )
  .join('\n')}`,
  )
