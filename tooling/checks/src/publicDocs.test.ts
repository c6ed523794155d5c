import { describe, expect, it } from 'vitest'
import { checkPublicDocs, readPublished } from './publicDocs.ts'

function faults(
  files: Readonly<Record<string, string>>,
  exports: Readonly<Record<string, unknown>> = { '.': './src/index.ts' },
): readonly string[] {
  return checkPublicDocs({
    name: '@coverkit/core',
    folder: 'packages/core',
    dependencies: [],
    exports,
    imports: {},
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
  }).map(({ where, fault }) => `${where}: ${fault}`)
}

describe('a deliberate violation is found', () => {
  it('a function, a value, a class and a type without a doc comment', () => {
    const text = `
      export function parse() {}
      export const LIMIT = 1, OTHER = 2
      export class InputError extends Error {}
      export interface Bounds { low: number }
      export type Unit = 'day'`
    expect(faults({ 'src/index.ts': text })).toEqual([
      'packages/core/src/index.ts: parse has no doc comment',
      'packages/core/src/index.ts: LIMIT has no doc comment',
      'packages/core/src/index.ts: OTHER has no doc comment',
      'packages/core/src/index.ts: InputError has no doc comment',
      'packages/core/src/index.ts: Bounds has no doc comment',
      'packages/core/src/index.ts: Unit has no doc comment',
    ])
  })

  it('a declaration some files away, under the name that it has there, once', () => {
    const files = {
      'src/index.ts': "export { b as c } from './b/index.ts'",
      'src/react.ts': "export { b } from './b/index.ts'\nexport const e = 1",
      'src/b/index.ts': "import { a } from './a.tsx'\nexport { a as b }",
      'src/b/a.tsx': 'const a = 1\nexport { a }',
    }
    expect(faults(files, { '.': './src/index.ts', './react': { types: './src/react.ts' } })).toEqual([
      'packages/core/src/b/a.tsx: a has no doc comment',
      'packages/core/src/react.ts: e has no doc comment',
    ])
  })

  it('a comment that is no doc comment, or belongs to something else', () => {
    const text = `
      // Whole dollars.
      export const a = 1
      /* Whole dollars. */
      export const b = 1
      /** Whole dollars. */
      const inner = 1
      export const c = inner`
    expect(faults({ 'src/index.ts': text })).toHaveLength(3)
  })

  it('a comment that is empty or only says the name again', () => {
    const text = `
      /** */
      export type Bounds = number
      /** The field errors. */
      export type FieldError = string
      /** For the \`TextField\` the props. */
      export type TextFieldProps = string
      /** The field errors, by the code of the rule. */
      export type FieldErrors = string`
    expect(faults({ 'src/index.ts': text })).toEqual([
      'packages/core/src/index.ts: Bounds has a doc comment that says no more than its name',
      'packages/core/src/index.ts: FieldError has a doc comment that says no more than its name',
      'packages/core/src/index.ts: TextFieldProps has a doc comment that says no more than its name',
    ])
  })

  it('what another package or a generator declares, exported without a word', () => {
    const text = `
      export { X } from 'lucide'
      export type { paths } from './generated/schema.ts'
      /** Paths of the document. */
      export type { operations } from './generated/schema.ts'`
    expect(faults({ 'src/index.ts': text })).toEqual([
      'packages/core/src/index.ts: X has no doc comment',
      'packages/core/src/index.ts: paths has no doc comment',
    ])
  })

  it('a wildcard, behind which names would be missed, and an entry that is not there', () => {
    const text = "export * from './a.ts'\nexport * as a from './a.ts'"
    const files = { 'src/index.ts': text, 'src/a.ts': 'export const a = 1' }
    expect(faults(files, { '.': './src/index.ts', './react': './src/react.ts' })).toEqual([
      'packages/core/src/index.ts: exports a wildcard',
      'packages/core/src/react.ts: is exported and missing',
    ])
  })
})

describe('what has its comment is left alone', () => {
  it('beside its declaration, however it is exported', () => {
    const text = `
      import { d } from './d.ts'
      /** In whole dollars. */
      export const [a, { b }] = pair
      /** Throws a RangeError below 0. */
      const c = 1
      export { c, d }
      export { default as f } from './f.ts'
      /** From the first overload. */
      export function e(text: string): void
      export function e() {}
      export default e`
    expect(
      faults({
        'src/index.ts': text,
        'src/d.ts': '/** A day, 1 to 31. */\nexport const d = 1',
        'src/f.ts': '/** In whole dollars. */\nexport default function f() {}',
      }),
    ).toEqual([])
  })

  it('a name that is both a value and a type, and what no entry exports', () => {
    const text = `
      /** The units that a period is given in. */
      export const Unit = ['day'] as const
      export type Unit = (typeof Unit)[number]`
    expect(faults({ 'src/index.ts': text, 'src/inner.ts': 'export const inner = 1' })).toEqual([])
  })
})

it('every public export of a published package has its doc comment', () => {
  const published = readPublished()
  expect(published.map(({ folder }) => folder)).toEqual([
    'packages/api-client',
    'packages/core',
    'packages/embed-sdk',
    'packages/flow',
    'packages/identity',
    'packages/ui',
  ])
  expect(published.flatMap(checkPublicDocs)).toEqual([])
})
