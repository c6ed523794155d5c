import { escapeHtml } from '../../html/escapeHtml.ts'
import { page } from '../../html/page.ts'
import type { ContactKind } from './contactMails.ts'
import { requestsCopy as copy } from './copy.ts'
import { REQUESTS_PAGE } from './mailAboutRequest.ts'

/** A stored request as its sender wrote it. */
export interface OpenedRequest {
  id: string
  kind: ContactKind
  arrivedAt: Date
  /** By the names of the document. */
  fields: object
}

/** Returns the page of what visitors asked the broker to answer. */
export function requestsPage(requests: readonly OpenedRequest[]): string {
  return page(
    REQUESTS_PAGE,
    copy.title,
    `<p>${requests.length > 0 ? copy.intro : copy.none}</p>
${requests.map(article).join('\n')}`,
  )
}

function article({ id, kind, arrivedAt, fields }: OpenedRequest): string {
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(asText(value))}</dd>`)
  return `<article id="${id}">
<h2>${copy.kinds[kind]}</h2>
<dl>
<dt>${copy.arrived}</dt><dd><time>${arrivedAt.toISOString()}</time></dd>
${rows.join('\n')}
</dl>
</article>`
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
