import { openDrafts } from '@coverkit/drafts'
import { createStaticHandler } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { quoteDraft } from '#quote/draft'
import { exampleAnswer, exampleAnswers, exampleChosen } from '#quote/testing/example-answers'
import { applicationRoutes } from './routes.tsx'

const chosen = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-11-21T00:00:00Z') }

/** Where an address leads: another address, or null for the page itself. */
async function visit(path: string, answers: QuoteAnswers = chosen): Promise<string | null> {
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = fakePageServices({ drafts: () => drafts, behave: exampleAnswer })
  const draft = quoteDraft(services)
  await draft.ready()
  draft.update(() => answers)
  const routes = applicationRoutes(services)
  const outcome = await createStaticHandler(routes).query(new Request(`https://site.example${path}`))
  return outcome instanceof Response ? outcome.headers.get('Location') : null
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

describe('the addresses of the application', () => {
  it('shows confirm-cover to who has chosen an insurer', async () => {
    expect(await visit('/application/confirm-cover')).toBeNull()
  })

  it('sends everyone else to choose covers', async () => {
    expect(await visit('/application/confirm-cover', exampleAnswers())).toBe('/client-quote/select-covers')
    expect(await visit('/application/confirm-cover', emptyQuoteAnswers())).toBe('/client-quote/select-covers')
  })

  it('leads who has confirmed nothing yet back to confirm-cover', async () => {
    expect(await visit('/application/key-documents')).toBe('/application/confirm-cover')
  })

  it('leads the bare root and unknown steps to the first step', async () => {
    expect(await visit('/application')).toBe('/application/confirm-cover')
    expect(await visit('/application/pay-by-carrier-pigeon')).toBe('/application/confirm-cover')
  })
})
