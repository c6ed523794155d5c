import { expect, it } from 'vitest'
import { groupByOptions } from './typeGroups.ts'

const config = (path: string, options: object) => ({ path, text: JSON.stringify(options) })

it('packages with the same options are one program, and what may see other types is another', () => {
  const react = { extends: 'react.json', include: ['src'] }
  expect(
    groupByOptions([
      config('ui', react),
      config('core', { extends: 'pure.json', include: ['src'] }),
      config('site', react),
      config('drafts', { ...react, compilerOptions: { types: ['node'] }, include: ['src', 'scripts'] }),
    ]),
  ).toEqual([
    [
      { path: 'ui', include: ['src'] },
      { path: 'site', include: ['src'] },
    ],
    [{ path: 'core', include: ['src'] }],
    [{ path: 'drafts', include: ['src', 'scripts'] }],
  ])
})
