import { escapeHtml } from '../../html/escapeHtml.ts'
import { page } from '../../html/page.ts'
import { needsHtml } from '../support-needs/needsHtml.ts'
import { identityChecksCopy as copy } from './copy.ts'
import type { ReferredCheck } from './resolveReferredCheck.ts'

/** Returns the page of the referred identity checks, with buttons for the possible findings. */
export function identityChecksPage(checks: readonly ReferredCheck[]): string {
  return page(
    '/sandbox/identity-checks',
    copy.title,
    `<p>${checks.length > 0 ? copy.intro : copy.none}</p>
${checks.map(article).join('\n')}`,
  )
}

function article({ id, policyHolder, email, referredAt, supportNeeds }: ReferredCheck): string {
  const who = escapeHtml(email ?? copy.noAddress)
  const button = (finding: 'verified' | 'again') =>
    `<form method="post" action="/sandbox/identity-checks/${id}/${finding}"><button aria-describedby="check-${id}">${copy[finding]}</button></form>`
  return `<article>
<h2 id="check-${id}">${who}</h2>
${needsHtml(supportNeeds)}
<dl>
<dt>${copy.holder[policyHolder]}</dt><dd>${copy.referred} <time>${referredAt}</time></dd>
</dl>
<div class="actions">
${button('verified')}
${button('again')}
</div>
</article>`
}
