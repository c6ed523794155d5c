import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { SAVE_TRANSFER } from './transfer.ts'

const isSubmission = (request: Request) => (request.postData() ?? '').includes('"Transfer in Progress"')

/** The bodies of all submissions that pages of the context tried to send. */
export function watchTransfers(context: BrowserContext): readonly string[] {
  const bodies: string[] = []
  context.on('request', (request) => {
    if (isSubmission(request)) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Answers submissions in the backend's place, until it is stopped. Saves on the way go to it. */
export async function answerTransfers(
  page: Page,
  answer: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => (isSubmission(route.request()) ? answer(route) : route.fallback())
  await page.route(SAVE_TRANSFER, handle)
  return () => page.unroute(SAVE_TRANSFER, handle)
}

/** Lets submissions reach the backend and holds their answers, so that every press happens while sending. */
export async function holdTransfers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answerTransfers(page, async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  return resolve
}

/** The submissions that the backend has of this browser. */
export const submittedTransfers = async (page: Page) =>
  (await recordsOf('transfers', await clientIdOf(page))).filter(({ status }) => status !== 'partial')
