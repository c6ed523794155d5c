import type { FastifyRequest } from 'fastify'
import { knownCallerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Queries } from '../../database/Database.ts'
import type { Mail } from '../../mail/Mail.ts'
import { sendToUnverifiedAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { accountAt } from '../../mail/siteOrigins.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { brokerMail, type ContactKind } from './contactMails.ts'

/** The page of the controls that shows the requests. */
export const REQUESTS_PAGE = '/sandbox/requests'

interface Arrived {
  id: string
  kind: ContactKind
  arrivedAt: Date
  /** The insurer that a complaint is about. */
  insurerCode?: string | null
  /** The confirmation to the address that the visitor entered. */
  confirmation: Mail
}

/**
 * Enqueues a confirmation to the visitor and a notice to the brand whose site sent the request, inside the caller's
 * transaction. Beyond the limits of mail to entered addresses the confirmation is left out: the request itself counts.
 */
export async function mailAboutRequest(
  { services, queries }: { services: Services; queries: Queries },
  request: FastifyRequest,
  { id, kind, arrivedAt, insurerCode = null, confirmation }: Arrived,
): Promise<void> {
  const { mailOutbox, sites, controls } = services
  const accountName = accountAt(sites, request.headers.origin)
  const address = remoteAddressOf(request, services)
  // A request names no client: its network counts as one, except for this machine.
  const requester = { client: address ?? id, address }
  try {
    const mail = signedByBrand(confirmation, accountName)
    await sendToUnverifiedAddress({ queries, mailOutbox }, mail, requester, { use: kind, now: arrivedAt })
  } catch (error) {
    if (!(error instanceof Problem && error.status === 429)) throw error
  }
  const broker = accountName === null ? null : letterheadOf(accountName)
  if (broker === null) return
  const page = controls ? `${request.server.listeningOrigin}${REQUESTS_PAGE}` : null
  const owner = knownCallerOf(request)?.subject ?? null
  const needs = await supportNeedsOf(queries, services.sealing, [owner])
  const hasSupportNeeds = needs.size > 0
  const notice = brokerMail(broker.email, kind, { id, arrivedAt, page, insurerCode, hasSupportNeeds })
  await mailOutbox.enqueue(queries, signedByBrand(notice, accountName), { sentAt: arrivedAt })
}
