import { randomUUID } from 'node:crypto'
import { heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { openResults } from '../src/prepared/openResults.ts'
import { quotes, quotesFromNeeds } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

interface Problem {
  readonly errors: readonly { readonly field: string; readonly code: string }[]
}

/** Sends a save again with changes, as an attacker without the page would. */
async function sendAgain(body: object, change: object, path = '/api/v1/quote/savequotes') {
  const answer = await fetch(`${places.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...change }),
  })
  const { errors = [] } = (await answer.json()) as Partial<Problem>
  return { status: answer.status, fields: errors.map(({ field, code }) => `${field}: ${code}`) }
}

test('T28: a submission that skipped a step is refused with the fields that are missing', {
  tag: '@long',
}, async ({ page }) => {
  const submitting = page.waitForRequest(
    (request) =>
      request.url().endsWith('/savequotes') && /Partial Application/.test(request.postData() ?? ''),
  )
  await openResults(page)
  await quotesFromNeeds(page)
  await quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  const body = (await submitting).postDataJSON()
  const again = (change: object) =>
    sendAgain(body, {
      tracking: { ...body.tracking, id: randomUUID(), rev: body.tracking.rev + 1 },
      ...change,
    })

  expect((await again({})).status).toBe(200)
  expect(await again({ compareProductDetails: null })).toEqual({
    status: 422,
    fields: ['compareProductDetails: required'],
  })
  const cheaper = { ...body.compareProductDetails, totalPremiumAmount: 1 }
  const changed = await again({ compareProductDetails: cheaper })
  expect(changed.status).toBe(422)
  expect(changed.fields.join()).toMatch(/^compareProductDetails\.\S+: premium-mismatch/)
  const { personalDetails: _, ...unknownPerson } = body
  expect(await sendAgain(unknownPerson, { tracking: { ...body.tracking, id: randomUUID() } })).toEqual({
    status: 422,
    fields: ['personalDetails: required'],
  })
  expect((await again({ customer_Status: 'Policy in Force' })).status).toBe(422)
  // A quote is not an application: a submission without the steps is refused.
  expect(
    (await sendAgain({}, { customer_Status: 'Application in Progress' }, '/api/v1/application')).status,
  ).toBeGreaterThanOrEqual(400)
})
