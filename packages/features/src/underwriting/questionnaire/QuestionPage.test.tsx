import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { Answers } from '@coverkit/core/questionnaire'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { evaluationOf, exampleSection, stateWith, TODAY } from './exampleState.fixture.ts'
import { pageView } from './pageView.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'
import { QuestionPage } from './QuestionPage.tsx'

function draw([section, page]: readonly [string, string], state: QuestionnaireState, refused?: string) {
  const evaluation = evaluationOf(state.answers)
  const view = pageView(exampleSection(section), page, evaluation, state.answers)
  if (!view) throw new Error(`Nothing is asked on ${section}/${page}`)
  const form = {
    state,
    today: TODAY,
    errorOf: (key: string) => (key === refused ? 'Refused' : undefined),
    change: () => undefined,
    newRowId: () => 'r1',
  }
  const keys = evaluation.pages.find((one) => one.section === section && one.id === page)?.keys ?? []
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <QuestionPage view={view} form={form} />
    </BrandProvider>,
  )
  return { html, keys }
}

const row: Answers['rows'] = { 'health.back': ['r1'] }
const pages: readonly (readonly [readonly [string, string], QuestionnaireState])[] = [
  [['body', 'size'], stateWith({ 'body.change': 'yes' })],
  [['body', 'work'], stateWith()],
  [['health', 'ever'], stateWith({ 'health.back': 'yes', 'health.back.condition#r1': 'pressure' }, {}, row)],
  [['mind', 'mood'], stateWith({ 'mind.mood': 'yes' })],
]

describe('a page of questions', () => {
  it.each(pages)(
    '%j has for each question one place that an error leads to, and says the error there',
    (place, state) => {
      const { keys } = draw(place, state)
      expect(keys.length).toBeGreaterThan(1)
      for (const key of keys) {
        const { html } = draw(place, state, key)
        expect(html.split(`id="field-${key}"`)).toHaveLength(2)
        expect(html.split('Refused')).toHaveLength(2)
        expect(html).toContain('aria-invalid="true"')
      }
    },
  )

  it('helps who is not sure, and nobody else', () => {
    const help = 'Your clinic can tell you what is in your notes.'
    expect(draw(['health', 'ever'], stateWith({ 'health.back': 'unsure' })).html).toContain(help)
    expect(draw(['health', 'ever'], stateWith({ 'health.back': 'no' })).html).not.toContain(help)
  })

  it('says why a question is put, where that is known', () => {
    expect(draw(['body', 'size'], stateWith()).html.split('Why we ask')).toHaveLength(2)
  })

  it('offers a row more up to the most, and then says so', () => {
    const rows = (ids: readonly string[]) =>
      draw(['health', 'ever'], stateWith({ 'health.back': 'yes' }, {}, { 'health.back': ids })).html
    expect(rows([])).toContain('Add details')
    expect(rows(['r1'])).toContain('Add another')
    expect(rows(['r1'])).toContain('Details 1')
    expect(rows(['r1', 'r2'])).not.toContain('Add another')
    expect(rows(['r1', 'r2'])).toContain('You can give details of up to 2.')
  })

  it('has support and a talk beside private questions only', () => {
    const { html } = draw(['mind', 'mood'], stateWith())
    expect(html).toContain('href="tel:131114"')
    expect(html).toContain('href="/appointment-request?topic=application"')
    expect(html).toContain('This page is about your mental health.')
    expect(draw(['body', 'size'], stateWith()).html).not.toContain('appointment-request')
  })

  it('requests a text about a genetic test to be taken out, or left in on purpose', () => {
    const values = { 'mind.mood': 'yes', 'mind.mood.what': 'My DNA test was clear' }
    const open = draw(['mind', 'mood'], stateWith(values)).html
    expect(open).toContain('Leave it in')
    expect(open).toContain('If you leave it in, we won’t pass any of this answer on to the insurer.')
    expect(open).toContain('consider a good result, call us on 02 5550 0100 and we’ll pass it on.')
    const left = { 'mind.mood.what!left-in': 'My DNA test was clear' }
    const { html } = draw(['mind', 'mood'], stateWith(values, left))
    expect(html).not.toContain('Leave it in')
    expect(html).toContain('You left this in, so we won’t pass this answer on to the insurer.')
  })

  it('shows what the shares come to so far', () => {
    const typed = { 'body.duties': ['60', ' 15%'] }
    expect(draw(['body', 'work'], stateWith({}, typed)).html).toContain('Total 75%')
  })
})
