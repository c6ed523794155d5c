import { insurerName } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import { escapeHtml } from '../../html/escapeHtml.ts'
import { page } from '../../html/page.ts'
import type { SupportNeeds } from '../support-needs/supportNeedsRows.ts'
import type { ContactKind } from './contactMails.ts'
import { requestsCopy as copy } from './copy.ts'
import { REQUESTS_PAGE } from './mailAboutRequest.ts'
import { requestArticle } from './requestArticle.ts'

/** A stored request as its sender wrote it. */
export interface OpenedRequest {
  id: string
  kind: ContactKind
  arrivedAt: Date
  /** By the names of the document. */
  fields: Partial<Schema<'ContactRequest'>>
  /** The support needs of the customer who sent it. */
  supportNeeds: SupportNeeds | null
}

/** Returns the page of what visitors asked the broker to answer. */
export function requestsPage(requests: readonly OpenedRequest[]): string {
  return page(
    REQUESTS_PAGE,
    copy.title,
    `<p>${requests.length > 0 ? copy.intro : copy.none}</p>
${complaintCounts(requests)}
${requests.map(article).join('\n')}`,
  )
}

const aboutOf = ({ insurerCode }: OpenedRequest['fields']) =>
  insurerCode ? insurerName(insurerCode) : copy.us

/** Counts the complaints about the broker and each insurer, the most first. */
function complaintCounts(requests: readonly OpenedRequest[]): string {
  const counts = new Map<string, number>()
  for (const { fields } of requests.filter(({ kind }) => kind === 'complaint'))
    counts.set(aboutOf(fields), (counts.get(aboutOf(fields)) ?? 0) + 1)
  if (counts.size === 0) return ''
  const rows = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `<dt>${escapeHtml(name)}</dt><dd>${count}</dd>`)
  return `<h2>${copy.complaints}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`
}

function article({ kind, ...request }: OpenedRequest): string {
  const about = kind === 'complaint' ? `: ${aboutOf(request.fields)}` : ''
  return requestArticle({ ...request, title: `${copy.kinds[kind]}${about}` })
}
