import type { Page } from '@playwright/test'
import { GOOD_PASSWORD, logIn, newEmail } from '../src/identity.ts'
import { type OwnProduct, startOwnProduct } from '../src/ownProduct.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const saved = (page: Page) => page.getByRole('region', { name: 'Saved quotes', exact: true })

const control = ({ api }: OwnProduct, path: string, body: object) =>
  fetch(`${api}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The product backend's clock is off by this much, the identity service's is right. */
async function putSkew(page: Page, product: OwnProduct, seconds: number): Promise<void> {
  await page.unrouteAll()
  await page.route(`${product.api}/`, async (route) => {
    await control(product, 'clock', { offsetMs: 0 })
    const response = await route.fetch()
    await control(product, 'clock', { offsetMs: seconds * 1000 })
    await route.fulfill({ response })
  })
  await control(product, 'clock', { offsetMs: seconds * 1000 })
}

test('F26: a backend 50 seconds behind notices nothing; 90 seconds behind it refuses, and the page says so', async ({
  page,
  trouble,
}) => {
  test.slow()
  trouble.expect(/^401 \/api\/v1\//, 'the backend’s clock refuses the tokens')
  const product = await startOwnProduct()
  try {
    const email = newEmail()
    await control(product, 'users', { email, password: GOOD_PASSWORD })
    await putSkew(page, product, -50)
    await page.goto(`${product.site}/login`)
    await logIn(page, { email, password: GOOD_PASSWORD })
    await expect(page.getByText(/saved quotes or documents yet\./)).toBeVisible()

    await putSkew(page, product, -90)
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    await page.reload()
    await refused
    await expect(saved(page).getByRole('alert')).toContainText('We couldn’t get your saved quotes')
    await expect(saved(page).getByRole('alert')).toContainText('They’re still with us.')
    await expectAccessible(page)
    await expect(page).toHaveURL(`${product.site}/account`)

    await putSkew(page, product, 0)
    await saved(page).getByRole('button', { name: 'Try again' }).click()
    await expect(saved(page)).toContainText('No saved quotes yet.')
  } finally {
    await product.close()
  }
})
