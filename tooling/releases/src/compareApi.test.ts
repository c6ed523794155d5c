import { describe, expect, it } from 'vitest'
import { compareApi } from './compareApi.ts'

const report = (...declarations: readonly string[]) =>
  [
    '## API Report File',
    '',
    '```ts',
    '',
    ...declarations.flatMap((text) => [`// @public\n${text}`, '']),
    '```',
    '',
  ].join('\n')

const FUNCTION = 'export function parseMoney(text: string): number;'
const PROPS = 'export interface Props {\n    // (undocumented)\n    readonly label: string;\n}'
const ROW = '// @public\ninterface Row {\n    readonly id: string;\n}'

describe('the public API of two versions', () => {
  it('is the same when it reads the same, whatever is said of it', () => {
    const described = report(FUNCTION, PROPS.replace('    // (undocumented)\n', ''))
    expect(compareApi(report(FUNCTION, PROPS), described)).toEqual([])
  })

  it.each([
    ['a function that is gone', report(FUNCTION, PROPS), report(PROPS), 'parseMoney', 'removed'],
    [
      'a function that takes more',
      report(FUNCTION),
      report('export function parseMoney(text: string, most: number): number;'),
      'parseMoney',
      'changed',
    ],
    [
      'a member that must be given',
      report(PROPS),
      report('export interface Props {\n    readonly label: string;\n    readonly name: string;\n}'),
      'Props',
      'changed',
    ],
    ['a member that is gone', report(PROPS), report('export interface Props {\n}'), 'Props', 'changed'],
    [
      'a list of fewer names',
      report('export const KINDS: readonly ["life", "tpd"];'),
      report('export const KINDS: readonly ["life"];'),
      'KINDS',
      'changed',
    ],
    [
      'a type that others name',
      `${report(FUNCTION)}`.replace('```\n', `${ROW}\n\n\`\`\`\n`),
      report(FUNCTION),
      'Row',
      'removed',
    ],
  ])('breaks by %s', (_, before, after, name, how) => {
    expect(compareApi(before, after)).toEqual([{ name, difference: 'break', how }])
  })

  it('grows by a declaration', () => {
    expect(compareApi(report(FUNCTION), report(FUNCTION, PROPS))).toEqual([
      { name: 'Props', difference: 'addition', how: 'added' },
    ])
  })

  it('grows by a member that may be left out', () => {
    const more = report(
      'export interface Props {\n    readonly hint?: string;\n    readonly label: string;\n}',
    )
    expect(compareApi(report(PROPS), more)).toEqual([
      { name: 'Props', difference: 'addition', how: 'members added' },
    ])
  })
})
