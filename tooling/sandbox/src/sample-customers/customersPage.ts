import { escapeHtml } from '../html/escapeHtml.ts'
import { page } from '../html/page.ts'
import type { SiteOrigins } from '../mail/siteOrigins.ts'
import { customersCopy as copy } from './copy.ts'
import type { MadeCustomer } from './makeSampleCustomers.ts'

/** Returns the page of the sample customers, with their passwords and links to their brands' sign-in. */
export function customersPage(customers: readonly MadeCustomer[], sites: SiteOrigins): string {
  const list = customers.map((customer) => article(customer, sites)).join('\n')
  return page(
    '/sandbox/customers',
    copy.title,
    `<p class="note">${copy.sample}</p>
<p>${customers.length > 0 ? copy.intro : copy.none}</p>
<form method="post" action="/sandbox/customers">
<button>${customers.length > 0 ? copy.again : copy.make}</button>
</form>
<div class="cards">
${list}
</div>`,
  )
}

function article({ name, email, password, accountName, shape, policies }: MadeCustomer, sites: SiteOrigins) {
  const site = sites.get(accountName)
  const link = site
    ? `<p><a href="${escapeHtml(`${site}/login?redirect=%2Faccount`)}">${copy.logIn}<span class="hidden"> ${copy.logInAs(escapeHtml(name))}</span></a></p>`
    : ''
  const items = policies.map(
    ({ insurerName, number }) => `<li>${escapeHtml(`${insurerName}, ${number}`)}</li>`,
  )
  return `<article>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(shape)}</p>
<dl>
<dt>${copy.email}</dt><dd><code>${escapeHtml(email)}</code></dd>
<dt>${copy.password}</dt><dd><code>${escapeHtml(password)}</code></dd>
</dl>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
${link}
</article>`
}
