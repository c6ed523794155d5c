import type { Page } from '@playwright/test'
import { places } from './places.ts'
import { taggedDocuments } from './taggedDocuments.ts'

const MANAGER = 'https://www.googletagmanager.com/'
const COLLECTOR = 'https://region1.google-analytics.com/g/collect'

/** As greedy as a container may get: sends on all of `dataLayer`, the address and the title. */
const GREEDY = `
  const send = (entry) => fetch('${COLLECTOR}?dl=' + encodeURIComponent(location.href), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify([...(entry.length ? entry : [entry]), document.title]),
  })
  dataLayer.forEach(send)
  const push = dataLayer.push
  dataLayer.push = (...entries) => { entries.forEach(send); return push.apply(dataLayer, entries) }
`

export type ManagerKind = 'works' | 'blocked' | 'hung' | 'throws'

export interface TaggedSite {
  /** What other hosts than the product's were asked for: method, address and body. */
  readonly foreign: string[]
}

async function configure(page: Page): Promise<void> {
  const documents = await taggedDocuments()
  await page.route(`${places.site}/**`, (route) => {
    const request = route.request()
    return request.resourceType() === 'document'
      ? route.continue({ url: request.url().replace(places.site, documents) })
      : route.fallback()
  })
}

/** Serves this page's site as if a tag manager were configured, with a stand-in for it. */
export async function tagSite(page: Page, kind: ManagerKind = 'works'): Promise<TaggedSite> {
  const foreign: string[] = []
  await configure(page)
  await page.route(
    (url) => !/(^|\.)localhost$/.test(url.hostname),
    async (route) => {
      const request = route.request()
      foreign.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
      if (!request.url().startsWith(MANAGER)) return route.fulfill({ status: 204 })
      if (kind === 'blocked') return route.abort('blockedbyclient')
      if (kind === 'hung') return undefined
      const body = kind === 'throws' ? "throw new Error('tag manager')" : GREEDY
      return route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  return { foreign }
}

/** As if the visitor had accepted on an earlier visit. */
export async function acceptBeforehand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('coverkit.consent', `accepted ${Date.now() - 1_000} 0`)
  })
}
