import { type Beneficiary, emptyBeneficiary, emptyHolder } from '@coverkit/core'
import { joinAnswers } from '@coverkit/drafts'
import { describe, expect, it } from 'vitest'
import { type ApplicationAnswers, emptyAnswers, withApplication } from './answers.ts'
import { applicationKind } from './draftKind.ts'

const withRows = (rows: readonly Beneficiary[]): ApplicationAnswers => {
  const { beneficiaries } = emptyAnswers().application
  return withApplication(emptyAnswers(), { beneficiaries: { ...beneficiaries, used: true, rows } })
}

const row = (id: string, change: Partial<Beneficiary> = {}): Beneficiary => ({
  ...emptyBeneficiary(id),
  ...change,
})

function join(base: ApplicationAnswers, mine: ApplicationAnswers, theirs: ApplicationAnswers) {
  const joined = joinAnswers(applicationKind, base, mine, theirs)
  if (!joined) throw new Error('The answers go together.')
  return { paths: joined.conflicts.map(({ path }) => path.join('.')), answers: joined.answers }
}

describe('two tabs with one application', () => {
  const base = withRows([row('a'), row('b')])

  it('change two beneficiaries', () => {
    const joined = join(
      base,
      withRows([row('a', { firstName: 'Robin' }), row('b')]),
      withRows([row('a'), row('b', { firstName: 'Kim' })]),
    )
    expect(joined.paths).toEqual([])
    expect(joined.answers.application.beneficiaries.rows.map(({ firstName }) => firstName)).toEqual([
      'Robin',
      'Kim',
    ])
  })

  it('remove one to whom the server gave an id', () => {
    const named = withRows([row('a', { beneficiaryId: '1' }), row('b', { beneficiaryId: '2' })])
    const joined = join(base, withRows([row('a')]), named)
    expect(joined.paths).toEqual([])
    expect(joined.answers.application.beneficiaries.rows).toMatchObject([{ id: 'a', beneficiaryId: '1' }])
  })

  it('are asked about the list where both together are more than five', () => {
    const three = [row('a'), row('b'), row('c')]
    const joined = join(
      withRows(three),
      withRows([...three, row('d'), row('e')]),
      withRows([...three, row('f')]),
    )
    expect(joined.paths).toEqual(['application.beneficiaries.rows'])
    expect(joined.answers.application.beneficiaries.rows).toHaveLength(5)
  })

  it('are asked about the holders where each adds a second one', () => {
    const { holders } = emptyAnswers().application
    const adding = (id: string) => withApplication(emptyAnswers(), { holders: [...holders, emptyHolder(id)] })
    const joined = join(emptyAnswers(), adding('mine'), adding('theirs'))
    expect(joined.paths).toEqual(['application.holders'])
    expect(joined.answers.application.holders.map(({ id }) => id)).toEqual(['holder-1', 'mine'])
  })

  // The ids of a questionnaire's rows are strings in a list; their answers are stored separately.
  it('are asked about the rows of one question as before', () => {
    const answering = (...ids: string[]): ApplicationAnswers => ({
      ...emptyAnswers(),
      questionnaireStorage: 'device',
      questionnaire: { definition: 'personal|2026-11', values: {}, rows: { 'health.gate': ids } },
    })
    expect(join(answering('a'), answering('a', 'b'), answering('a', 'c')).paths).toEqual([
      'questionnaire.rows.health.gate',
    ])
  })
})
