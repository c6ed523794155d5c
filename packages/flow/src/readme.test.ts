import { describe, expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as flow from './index.ts'
import { dinnerFlow, next, places, walks } from './readmeExample.fixture.ts'
import example from './readmeExample.fixture.ts?raw'

const block = readme.split('```ts\n')[1]?.split('```')[0]

describe('the example of the README', () => {
  it('is the code that runs here', () => {
    const published = example
      .replaceAll("'./index.ts'", "'@coverkit/flow'")
      .replaceAll("'./testing/index.ts'", "'@coverkit/flow/testing'")
    expect(block).toBe(published)
  })

  it('does what the README says', () => {
    expect(next).toMatchObject({ done: false, to: 'guests', state: { active: 'guests', page: 'alan' } })
    expect(places).toEqual([
      { step: 'guests', page: 'ada', complete: true },
      { step: 'guests', page: 'alan', complete: false },
      { step: 'check', complete: true },
    ])
    expect(walks).toHaveLength(4)
    expect(walks[0]?.screens).toEqual(['guests/ada', 'guests/alan', 'check'])
    expect(dinnerFlow.steps).toHaveLength(2)
  })
})

it('every function that the README lists is there', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(names).toContain('submitStep')
  expect(Object.keys(flow)).toEqual(expect.arrayContaining(names))
})
