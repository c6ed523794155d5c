import { escapeHtml } from '../../html/escapeHtml.ts'
import { needsHtml, phoneNotes } from '../support-needs/needsHtml.ts'
import type { SupportNeeds } from '../support-needs/supportNeedsRows.ts'
import { requestsCopy as copy } from './copy.ts'

interface DrawnRequest {
  id: string
  title: string
  arrivedAt: Date
  /** By the names of the document. */
  fields: object
  /** The support needs of the customer who sent it. */
  supportNeeds: SupportNeeds | null
}

/** Returns a request to the broker as its sender wrote it, for a page of the broker's staff. */
export function requestArticle({ id, title, arrivedAt, fields, supportNeeds }: DrawnRequest): string {
  const notes = phoneNotes(supportNeeds)
    .map((note) => `<br><strong>${escapeHtml(note)}</strong>`)
    .join('')
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) =>
        `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(asText(value))}${name === 'phone' ? notes : ''}</dd>`,
    )
  return `<article id="${id}">
<h2>${escapeHtml(title)}</h2>
${needsHtml(supportNeeds)}
<dl>
<dt>${copy.arrived}</dt><dd><time>${arrivedAt.toISOString()}</time></dd>
${rows.join('\n')}
</dl>
</article>`
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
