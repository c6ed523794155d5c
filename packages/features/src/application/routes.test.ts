import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { createStaticHandler } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import { exampleAnswer, exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { type ApplicationAnswers, emptyAnswers } from './answers.ts'
import { applicationFor } from './application.fixture.ts'
import { beginApplication } from './beginApplication.ts'
import { applicationRoutes } from './routes.tsx'
import { applicationDraft } from './state.ts'
import { submittedThere } from './submission/submittedThere.fixture.ts'

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

  it('leads who has not come so far from a page of the questionnaire to where they are', async () => {
    expect(await visit('/application/personal-questionnaire')).toBe('/application/confirm-cover')
    expect(await visit('/application/personal-questionnaire/joints-check')).toBe('/application/confirm-cover')
  })

  it('leads the bare root and unknown steps to the first step', async () => {
    expect(await visit('/application')).toBe('/application/confirm-cover')
    expect(await visit('/application/pay-by-carrier-pigeon')).toBe('/application/confirm-cover')
  })
})

it('checks a receipt and opens a copy for everybody, whatever they have applied for', async () => {
  expect(await visit('/application/copy')).toBeNull()
  expect(await visit('/application/check-receipt')).toBeNull()
  expect(await visit('/application/check-receipt', emptyQuoteAnswers())).toBeNull()
})

describe('the addresses after the submission', () => {
  const receipt = {
    reference: 'ACDE3479',
    status: 'in-review',
    submittedAt: '2026-11-23T02:00:00Z',
    email: 'zoe@example.com',
  } as const
  const submitted = { ...beginApplication(emptyAnswers(), chosen), submitted: receipt }

  /** A page with an application beside the quote, and where its addresses lead. */
  async function pageWith(
    application: ApplicationAnswers,
    answers: QuoteAnswers = chosen,
    readsBack = () => Response.json({ errors: [] }, { status: 404 }),
  ) {
    const drafts = openDrafts({ brand: crypto.randomUUID() })
    const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => readsBack() })
    const fakes = fakePageServices({ drafts: () => drafts, behave: exampleAnswer })
    const services = { ...fakes, client: async () => client }
    const [quote, draft] = [quoteDraft(services), applicationDraft(services)]
    await Promise.all([quote.ready(), draft.ready()])
    quote.update(() => answers)
    draft.update(() => application)
    const routes = createStaticHandler(applicationRoutes(services))
    return {
      draft,
      async visit(path: string): Promise<string | null> {
        const outcome = await routes.query(new Request(`https://site.example${path}`))
        return outcome instanceof Response ? outcome.headers.get('Location') : null
      },
    }
  }

  it('lead from where the answer was lost to what happens next, once it is read back', async () => {
    const begun = beginApplication(emptyAnswers(), chosen)
    const chosenAt = begun.offer?.chosen.chosenAt ?? ''
    const submissionKey = { draft: 'any', secret: 's'.repeat(43), chosenAt }
    const there = () => Response.json(submittedThere)
    const { visit } = await pageWith({ ...begun, submissionKey }, chosen, there)
    expect(await visit('/application/payment-details')).toBe('/application/complete')
    const unknown = await pageWith({ ...begun, submissionKey })
    expect(await unknown.visit('/application/payment-details')).toBe('/application/confirm-cover')
  })

  it('show what happens next', async () => {
    const { visit } = await pageWith(submitted)
    expect(await visit('/application/complete')).toBeNull()
  })

  it('show a change of cover where that is the later one, and say which flow was completed', async () => {
    const changedAt = '2026-11-24T01:00:00.000Z'
    const services = fakePageServices({
      drafts: () => openDrafts({ brand: crypto.randomUUID() }),
      behave: exampleAnswer,
    })
    const draft = applicationDraft(services)
    await draft.ready()
    const CompletePage = () => null
    const routes = applicationRoutes(services, async () => ({
      CompletePage,
      submittedAt: async () => changedAt,
    }))
    const handler = createStaticHandler(routes)
    const shown = async (submittedAt: string) => {
      const { submitted: sent } = submitted
      draft.update(() => ({ ...submitted, submitted: sent && { ...sent, submittedAt } }))
      const outcome = await handler.query(new Request('https://site.example/application/complete'))
      return outcome instanceof Response ? outcome : outcome.loaderData['/application/complete']
    }
    const earlier = await shown('2026-11-24T00:00:00.000Z')
    const later = await shown('2026-11-24T02:00:00.000Z')
    // Each visit loads its own page: a later one does not change the page of an earlier one.
    expect(earlier).toEqual({ completes: 'change-my-cover', ChangePage: CompletePage })
    expect(later).toEqual({ completes: 'application' })
  })

  it('lead from every step to choosing covers: what the insurer has is not changed here', async () => {
    const { visit } = await pageWith(submitted)
    for (const step of ['insurer-declarations', 'beneficiaries', 'confirm-cover', 'unknown']) {
      const target = await visit(`/application/${step}`)
      const end = target === '/application/confirm-cover' ? await visit(target) : target
      expect(end).toBe('/client-quote/select-covers')
    }
  })

  it('show what happens next without the quote too', async () => {
    const { visit } = await pageWith(submitted, emptyQuoteAnswers())
    expect(await visit('/application/complete')).toBeNull()
  })

  it('lead whoever has submitted nothing from there to where they are', async () => {
    const { visit } = await pageWith(applicationFor())
    expect(await visit('/application/complete')).toBe('/application/confirm-cover')
  })

  it('open for another offer as another draft, with what was answered before', async () => {
    const again = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-11-24T00:00:00Z') }
    const [holder] = submitted.application.holders
    if (!holder) throw new Error('Nobody applies')
    const application = { ...submitted.application, holders: [{ ...holder, firstName: 'Zoë' }] }
    const { visit, draft } = await pageWith({ ...submitted, application }, again)
    const before = await draft.tracking()
    expect(await visit('/application/confirm-cover')).toBeNull()
    expect(draft.read().answers).toMatchObject({
      submitted: null,
      application: { holders: [{ firstName: 'Zoë' }], declarations: [] },
    })
    expect((await draft.tracking()).draft).not.toBe(before.draft)
  })
})
