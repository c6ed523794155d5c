import type { Browser, BrowserContext } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { type Figure, median } from './figures.ts'
import { type Person, POLICIES, phonePage, request, sampleCustomer, signedIn } from './signedIn.ts'
import { boundOf } from './targets.ts'

/** From the request for the account to the paint after its first policy, or after the word that there is none. */
async function shownAfter(context: BrowserContext): Promise<number> {
  const page = await phonePage(context)
  await page.goto('/account')
  await page.locator(POLICIES).first().waitFor()
  return page.evaluate(() => Reflect.get(globalThis, 'shownAt') as Promise<number>)
}

async function watchFor(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const shownAt = new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }).observe(document, { childList: true, subtree: true })
    })
    Object.assign(globalThis, { shownAt })
  }, selector)
}

/** The account of ten policies beside one without any, in the same run. */
export async function measureAccount(
  browser: Browser,
  { url }: BrandSite,
  api: string,
  runs: number,
): Promise<readonly Figure[]> {
  const ten = await sampleCustomer(api, 'Morgan')
  const empty = await request<Person>(api, 'users', {
    email: 'empty@customers.example',
    password: 'Wattle1!',
    givenName: 'Robin',
  })
  const contexts = [await signedIn(browser, url, empty), await signedIn(browser, url, ten)] as const
  try {
    for (const context of contexts) await watchFor(context, POLICIES)
    const times: [number[], number[]] = [[], []]
    // Beside each other, so that a busy moment of the machine is in both.
    for (let run = 0; run <= runs; run += 1) {
      const [none, many] = [await shownAfter(contexts[0]), await shownAfter(contexts[1])]
      if (run > 0) [none, many].forEach((time, index) => void times[index]?.push(time))
    }
    const [none, many] = times.map(median) as [number, number]
    return [
      {
        name: 'First of ten policies painted, to the account without any',
        value: many / none,
        unit: '×',
        target: boundOf('account'),
        from: `${Math.round(many)} ms and ${Math.round(none)} ms, median of ${runs}`,
      },
    ]
  } finally {
    for (const context of contexts) await context.close()
  }
}
