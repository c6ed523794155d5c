import type { Browser, BrowserContext } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { type Figure, median } from './figures.ts'
import { PHONE } from './visitPage.ts'

interface Person {
  readonly email: string
  readonly password: string
}

/** What the list of policies ends in, whichever comes: the first policy, or the word that there is none. */
const SHOWN = '[aria-labelledby="policies"] article, [aria-labelledby="policies"] a[href^="/client-quote"]'

async function request<Answer>(api: string, path: string, body?: object): Promise<Answer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const answer = await fetch(`${api}/sandbox/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as Answer
}

/** A browser in which somebody is signed in, slowed down to a phone. */
async function signedIn(browser: Browser, site: string, { email, password }: Person) {
  const context = await browser.newContext({ baseURL: site, viewport: PHONE.viewport })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.locator(SHOWN).first().waitFor()
  return context
}

/** From the request for the account to the paint after its first policy, or after the word that there is none. */
async function shownAfter(context: BrowserContext): Promise<number> {
  const [page] = context.pages()
  if (!page) throw new Error('Nobody is signed in.')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
  await page.goto('/account')
  await page.locator(SHOWN).first().waitFor()
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
  const customers = await request<readonly (Person & { readonly name: string })[]>(api, 'customers')
  const ten = customers.find(({ name }) => name.startsWith('Morgan '))
  if (!ten) throw new Error('There is no sample customer with ten policies.')
  const empty = await request<Person>(api, 'users', {
    email: 'empty@customers.example',
    password: 'Wattle1!',
    givenName: 'Robin',
  })
  const contexts = [await signedIn(browser, url, empty), await signedIn(browser, url, ten)] as const
  try {
    for (const context of contexts) await watchFor(context, SHOWN)
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
        target: { atMost: 1.2 },
        from: `${Math.round(many)} ms and ${Math.round(none)} ms, median of ${runs}`,
      },
    ]
  } finally {
    for (const context of contexts) await context.close()
  }
}
