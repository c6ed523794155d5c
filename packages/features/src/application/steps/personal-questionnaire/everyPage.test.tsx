import { addRow } from '@coverkit/core/questionnaire'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { checkView, pageView, placeOf, QuestionPage, REVIEW_PAGE } from '#underwriting/questionnaire'
import { keysOfPage, pageProblems, pageReader } from '#underwriting/questionnaire-pages'
import { questionnaireState, withQuestionnaire, withStorage } from '#underwriting/questionnaire-step'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { answerOne, evaluatedOf } from './answerPage.fixture.ts'
import { listPages } from './model.ts'

const begun = withStorage(
  beginApplication(emptyAnswers(), {
    ...exampleAnswers(),
    selected: exampleChosen('ACC', '2026-11-21T00:00:00Z'),
  }),
  'device',
)

/** Every gate of a page answered with yes, each with these rows, and what that opens once more. */
function disclosed(
  answers: ApplicationAnswers,
  page: string,
  {
    rowIds = ['r1'],
    isNamed = true,
  }: { readonly rowIds?: readonly string[]; readonly isNamed?: boolean } = {},
): ApplicationAnswers {
  let opened = answers
  for (let turn = 0; turn < 3; turn += 1) {
    const now = evaluatedOf(opened)
    const place = placeOf(now.evaluation, page)
    for (const { key, question } of place ? pageProblems(now, place) : []) {
      if (question.kind === 'search' && isNamed)
        opened = answerOne(opened, key, question.options[0]?.value ?? '')
      if (question.kind !== 'gate') continue
      const state = questionnaireState(answerOne(opened, key, 'yes'))
      const rows = question.rows ? rowIds : []
      const answered = rows.reduce((all, row) => addRow(all, key, row), state.answers)
      opened = withQuestionnaire(opened, { ...state, answers: answered })
    }
  }
  return opened
}

const pages = listPages(begun)
  .map(({ id }) => id)
  .filter((id) => id !== 'storage' && id !== REVIEW_PAGE)

describe.each(pages)('the page %s with everything disclosed', (page) => {
  const answers = disclosed(begun, page)
  const now = evaluatedOf(answers)
  const place = placeOf(now.evaluation, page)
  const section = now.definition.sections.find(({ id }) => id === place?.section)
  if (!place || !section) throw new Error(`No page ${page}`)

  it('draws every question, each with the place that its error leads to', () => {
    const view = pageView(section, place.page, now.evaluation, now.state.answers)
    if (!view) throw new Error(`Nothing is asked on ${page}`)
    const form = {
      state: now.state,
      today: now.today,
      errorOf: () => undefined,
      change: () => undefined,
      newRowId: () => 'r2',
    }
    const html = renderToStaticMarkup(<QuestionPage view={view} form={form} />)
    for (const key of keysOfPage(now, place)) expect(html.split(`id="field-${key}"`)).toHaveLength(2)
  })

  it.each([true, false])('has a summary in which no two lines are the same, rows named: %s', (isNamed) => {
    const twice = evaluatedOf(disclosed(begun, page, { rowIds: ['r1', 'r2'], isNamed }))
    const lines = [...pageReader(place).messages(twice).values()]
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
    expect(lines.length).toBeGreaterThan(0)
  })

  it('has every question on the check page of its section', () => {
    const groups = checkView(section, now.evaluation, now.state.answers, String)
    const shown = groups.flatMap(({ facts }) => facts.map(({ key }) => key))
    expect(shown).toEqual(expect.arrayContaining([...keysOfPage(now, place)]))
    expect(new Set(shown).size).toBe(shown.length)
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  })
})
