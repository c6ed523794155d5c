import type { Schema } from '../../document/Schema.ts'
import { escapeHtml } from '../../html/escapeHtml.ts'
import { page } from '../../html/page.ts'
import { needsHtml } from '../support-needs/needsHtml.ts'
import type { SupportNeeds } from '../support-needs/supportNeedsRows.ts'
import { nominationCopy } from './copy.ts'
import type { NominationState } from './tables.ts'

const { page: copy } = nominationCopy

/** A request as the broker passes it on. */
export interface ListedNomination {
  id: string
  reference: string
  state: NominationState
  savedAt: string
  type: Schema<'NominationType'>
  beneficiaries: readonly Schema<'BeneficiaryContact'>[]
  /** Whether the fund has the signed form of a binding nomination. */
  hasSignedForm: boolean
  /** The support needs of the customer who sent it. */
  supportNeeds: SupportNeeds | null
}

/** Returns the page of the changes of beneficiaries, with buttons for the insurer's answer. */
export function nominationsPage(listed: readonly ListedNomination[]): string {
  return page(
    '/sandbox/nominations',
    copy.title,
    `<p>${listed.length > 0 ? copy.intro : copy.none}</p>
${listed.map(article).join('\n')}`,
  )
}

function article(nomination: ListedNomination): string {
  const { id, reference, state, savedAt, type, beneficiaries, hasSignedForm, supportNeeds } = nomination
  const people = beneficiaries.map((contact) => {
    const fields = Object.entries(contact).filter(([, value]) => value !== null)
    return `<dt>${escapeHtml(type)}</dt><dd>${escapeHtml(fields.map(([name, value]) => `${name}: ${value}`).join(', '))}</dd>`
  })
  const buttons = answersTo(nomination).map(
    (answer) =>
      `<form method="post" action="/sandbox/nominations/${id}/${answer}"><button aria-describedby="${id}">${copy[answer]}</button></form>`,
  )
  return `<article>
<h2 id="${id}">${reference}, ${state}</h2>
${needsHtml(supportNeeds)}
<dl>
<dt><time>${savedAt}</time></dt>
${people.join('\n')}
</dl>
${type === 'binding' ? `<p>${hasSignedForm ? copy.hasForm : copy.noForm}</p>` : ''}
${buttons.length > 0 ? `<div class="actions">\n${buttons.join('\n')}\n</div>` : ''}
</article>`
}

/** Lists the answers that a request still waits for: the insurer's, and the signed form of a binding nomination. */
function answersTo({ state, type, hasSignedForm }: ListedNomination) {
  const isOpen = state === 'requested' || state === 'confirmed'
  return [
    ...(state === 'requested' ? (['confirmed', 'refused'] as const) : []),
    ...(isOpen && type === 'binding' && !hasSignedForm ? (['signed'] as const) : []),
  ]
}
