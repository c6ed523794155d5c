import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

test('a test may end while an answer of its own is under way', async ({ page, context }) => {
  const isClosed = new Promise((resolve) => context.once('close', resolve))
  const { promise: isFetched, resolve: fetched } = Promise.withResolvers<void>()
  await page.goto('/')
  await page.route(`${places.api}/healthz`, async (route) => {
    const response = await route.fetch()
    fetched()
    await isClosed
    // The page is gone by now, and the answer with it: fulfilling fails, and must not fail the test.
    await route.fulfill({ response, body: await response.text() })
  })
  await page.evaluate((url) => void fetch(url).catch(() => undefined), `${places.api}/healthz`)
  await isFetched
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
