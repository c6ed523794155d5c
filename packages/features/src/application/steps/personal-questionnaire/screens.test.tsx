import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { startFlow } from '@coverkit/flow'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import { exampleAnswer, exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { questionnaireCopy } from '#underwriting/questionnaire'
import { withStorage } from '#underwriting/questionnaire-step'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { applicationRoutes } from '../../routes.tsx'
import { applicationDraft } from '../../state.ts'
import { accepted } from '../accepted.fixture.ts'
import { answerOne, answerPage } from './answerPage.fixture.ts'
import { listPages } from './model.ts'

const quoted = { ...exampleAnswers(), selected: exampleChosen('ACC', '2026-11-21T00:00:00Z') }

const arrived = () => accepted(beginApplication(emptyAnswers(), quoted))

const finished = (answers: ApplicationAnswers) =>
  listPages(answers)
    .filter(({ id }) => id !== 'storage')
    .reduce((now, { id }) => answerPage(now, id), answers)

/** Returns the screen that an address shows, or the address that it redirects to. */
async function show(page: string, answers: ApplicationAnswers): Promise<string> {
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = fakePageServices({ drafts: () => drafts, behave: exampleAnswer })
  const quote = quoteDraft(services)
  const draft = applicationDraft(services)
  await Promise.all([quote.ready(), draft.ready()])
  quote.update(() => quoted)
  draft.update(() => answers)
  draft.write(startFlow(draft.flow, answers, { furthest: 'personal-questionnaire' }))
  const handler = createStaticHandler(applicationRoutes(services))
  const address = `https://site.example/application/personal-questionnaire${page}`
  const context = await handler.query(new Request(address))
  if (context instanceof Response) return context.headers.get('Location') ?? ''
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <PageServicesProvider services={services}>
        <StaticRouterProvider router={router} context={context} />
      </PageServicesProvider>
    </BrandProvider>,
  )
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const NOTE = 'If you close or reload this page, these answers are gone.'

describe('the screens of the questionnaire', () => {
  it('begin with the consent and where to keep the answers', async () => {
    expect(await show('', arrived())).toBe('/application/personal-questionnaire/storage')
    const html = await show('/storage', arrived())
    expect(html).toContain('Where should we keep your answers?')
    // Nothing is stored on the device of a test.
    for (const label of ['Log in and keep them with us', 'Don’t keep them']) expect(html).toContain(label)
    expect(html).not.toContain('On this device')
    expect(html).toContain('By law, health information is sensitive')
    expect(html.indexOf('I consent to you collecting my health information')).toBeLessThan(
      html.indexOf('Where should we keep your answers?'),
    )
  })

  it('lead to the first open page once that is chosen', async () => {
    const chosen = withStorage(arrived(), 'device')
    expect(await show('', chosen)).toBe('/application/personal-questionnaire/cover-cover')
    expect(await show('/joints-check', chosen)).toBe('/application/personal-questionnaire/cover-cover')
  })

  it('have one heading, the section under it, and neither section nor answers in the title', async () => {
    const html = await show('/joints-joints', finished(withStorage(arrived(), 'device')))
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Your health and lifestyle')
    expect(html.match(/<h2[^>]*>(.*?)<\/h2>/)?.[1]).toBe('Back and joints')
    expect(html).toMatch(/Section \d+ of \d+/)
    expect(titleOf(html)).toMatch(/^Your health and lifestyle \| Application \| /)
    expect(html).not.toContain(NOTE)
  })

  it('say on every page that nothing is stored, where that was chosen', async () => {
    const answers = finished(withStorage(arrived(), 'memory'))
    for (const page of ['/cover-cover', '/joints-joints', '/review']) {
      expect(await show(page, answers)).toContain(NOTE)
    }
  })

  it('say which questions have changed since they were answered', async () => {
    const all = finished(withStorage(arrived(), 'device'))
    if (!all.questionnaire) throw new Error('Nothing was answered.')
    const { 'joints.back': _back, ...values } = all.questionnaire.values
    const moved = { ...all, questionnaire: { ...all.questionnaire, values }, reworded: ['joints.back'] }
    const notice =
      'We’ve changed a question since you answered it, so please answer it again. It’s in: Back and joints.'
    expect(await show('/joints-joints', moved)).toContain(notice)
    expect(await show('/joints-joints', { ...all, reworded: ['joints.back'] })).not.toContain(notice)
  })

  it('name every section in which questions have changed', () => {
    const sections = ['Your cover', 'Back and joints', 'Your family'].map((title) => ({ title, keys: ['a'] }))
    expect(questionnaireCopy.reworded(sections)).toBe(
      'We’ve changed 3 questions since you answered them, so please answer them again. They’re in: Your cover, Back and joints and Your family.',
    )
  })

  it('show all answers once more at the end, each with a way to change it', async () => {
    const html = await show('/review', finished(withStorage(arrived(), 'device')))
    expect(html.match(/<h3[^>]*>.*?<\/h3>/g)).toHaveLength(13)
    expect(html.split('>Change <')).toHaveLength(49)
  })

  it('show the answers of a section that discloses something, each with a way to change it', async () => {
    const html = await show(
      '/joints-check',
      answerOne(finished(withStorage(arrived(), 'device')), 'joints.back', 'unsure'),
    )
    expect(html).toContain('Check your answers')
    expect(html.split('href="/application/personal-questionnaire/joints-joints"')).toHaveLength(3)
    expect(html).toContain('id="change-joints.back"')
  })
})
