import { expect, it } from 'vitest'
import { groupByOptions, importedGroups, type TypeGroup } from './typeGroups.ts'

const REACT = { extends: 'react.json', include: ['src'] }

const config = (name: string, options: object, imports: readonly string[] = []) => ({
  path: name,
  text: JSON.stringify(options),
  name,
  imports,
})

const namesOf = (groups: readonly TypeGroup[]) => groups.map((group) => group.map(({ name }) => name))

const GROUPS = groupByOptions([
  config('ui', REACT, ['brand']),
  config('core', { extends: 'pure.json', include: ['src'] }),
  config('site', REACT, ['ui', 'drafts']),
  config('drafts', { ...REACT, compilerOptions: { types: ['node'] }, include: ['src', 'scripts'] }, ['core']),
])

it('packages with the same options are one program, and what may see other types is another', () => {
  expect(namesOf(GROUPS)).toEqual([['ui', 'site'], ['core'], ['drafts']])
  expect(GROUPS.map((group) => group.map(({ include }) => include))).toEqual([
    [['src'], ['src']],
    [['src']],
    [['src', 'scripts']],
  ])
})

it('a program refers to those of the packages that it imports, not to itself', () => {
  expect(namesOf(GROUPS.flatMap((group) => importedGroups(group, GROUPS)))).toEqual([['drafts'], ['core']])
})
