import type { Page, Route } from '@playwright/test'

/** Lets the first request to an address reach the backend and holds its answer until it is released. */
export async function holdFirstAnswer(page: Page, url: string): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  const hold = async (route: Route) => {
    if (held.length > 0) return route.fallback()
    held.push(() => Promise.resolve())
    const response = await route.fetch()
    held[0] = () => route.fulfill({ response }).catch(() => undefined)
  }
  await page.route(url, hold)
  return async () => held[0]?.()
}
