import type { BrowserContext, Page, Request, Route } from '@playwright/test'

const SUBMIT = '**/api/v1/application'

const isSubmission = (request: Request) => (request.postData() ?? '').includes('"Application in Progress"')

/** Collects the bodies of all submissions that pages of the context tried to send. */
export function watchSubmissions(context: BrowserContext): readonly string[] {
  const bodies: string[] = []
  context.on('request', (request) => {
    if (isSubmission(request)) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Answers submissions in place of the backend, which gets all earlier saves. */
export async function answerSubmissions(
  page: Page,
  answer: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => (isSubmission(route.request()) ? answer(route) : route.fallback())
  await page.route(SUBMIT, handle)
  return () => page.unroute(SUBMIT, handle)
}

/** The backend gets it, and its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}
