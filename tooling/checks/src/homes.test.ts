import { describe, expect, it } from 'vitest'
import { checkHomes } from './homes.ts'

const imports = {
  '#common/*': './src/common/*',
  '#quote/answers': './src/quote/answers/index.ts',
  '#cover': './src/cover/index.ts',
  '#account': './src/account/index.ts',
}

function faults(files: Readonly<Record<string, string>>): readonly string[] {
  return checkHomes({
    name: '@coverkit/features',
    folder: 'packages/features',
    dependencies: [],
    exports: {},
    imports,
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
  }).map(({ fault }) => fault)
}

const quoteDraft = {
  'src/quote/answers/index.ts': "export { quoteDraft } from './quoteDraft.ts'",
  'src/quote/answers/quoteDraft.ts': '',
}

describe('a deliberate violation of each rule is found', () => {
  it('an import past the declared names of a home', () => {
    expect(
      faults({
        ...quoteDraft,
        'src/application/a.ts': "import { quoteDraft } from '../quote/answers/quoteDraft.ts'",
      }),
    ).toEqual(['is not a declared name of quote: ../quote/answers/quoteDraft.ts'])
    const declared = "import { quoteDraft } from '#quote/answers'"
    expect(faults({ ...quoteDraft, 'src/application/a.ts': declared })).toEqual([])
  })

  it('homes that import each other in a circle, but not through a test', () => {
    const files = {
      ...quoteDraft,
      'src/account/index.ts': "import { quoteDraft } from '#quote/answers'",
      'src/quote/answers/quoteDraft.ts': "import { cover } from '#cover'",
      'src/cover/index.ts': '',
    }
    expect(faults(files)).toEqual([])
    const back = "import { account } from '#account'"
    expect(faults({ ...files, 'src/cover/a.ts': back })).toEqual([
      'imports itself by way of another home',
      'imports itself by way of another home',
      'imports itself by way of another home',
    ])
    expect(faults({ ...files, 'src/cover/a.test.ts': back })).toEqual([])
  })

  it('an index of more than twelve names, or of all names', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`).join(', ')
    const index = (text: string) => faults({ 'src/cover/index.ts': text })
    expect(index(`export { ${names(11)} } from './a.ts'\nexport type { B } from './b.ts'`)).toEqual([])
    expect(index(`export { ${names(12)} } from './a.ts'\nexport type { B } from './b.ts'`)).toEqual([
      'exports 13 names, more than 12',
    ])
    expect(index("export * from './a.ts'")).toEqual(['exports all names of a file'])
  })

  it('common code with one importer, unless it notes the second', () => {
    const files = {
      'src/calculator/a.ts': "import { b } from '#common/parts/b.ts'",
      'src/common/parts/b.ts': '',
    }
    expect(faults(files)).toEqual(['has fewer than two importers and no note', 'is used by calculator alone'])
    expect(faults({ ...files, 'src/common/parts/b.ts': '// Second importer: transfer.' })).toEqual([])
  })

  it('common code importing a home', () => {
    const importer = (target: string) => ({
      'src/common/parts/b.ts': `import { a } from '${target}' // Second importer: transfer.`,
    })
    expect(faults({ ...importer('../../calculator/a.ts'), 'src/calculator/a.ts': '' })).toEqual([
      'common code may not import calculator',
    ])
    expect(faults({ ...importer('#quote/answers'), ...quoteDraft })).toEqual([
      'common code may not import quote',
    ])
  })

  it('a file of common code that one home uses, unless it notes the second', () => {
    const shared = (text: string) => ({
      'src/calculator/a.ts': `import { b } from '#common/parts/b.ts'\n${text}`,
      'src/content/a.ts': "import { b } from '#common/parts/b.ts'",
      'src/common/parts/b.ts': '',
      'src/common/parts/c.ts': '',
    })
    const alone = shared("import type { C } from '#common/parts/c.ts'")
    expect(faults(alone)).toEqual(['is used by calculator alone'])
    const itsTest = { 'src/common/parts/c.test.ts': "import { c } from './c.ts'" }
    expect(faults({ ...alone, ...itsTest })).toEqual(['is used by calculator alone'])
    expect(faults({ ...alone, 'src/common/parts/c.ts': '// Second importer: transfer.' })).toEqual([])
    expect(faults({ ...alone, 'src/common/parts/b.ts': "import { c } from './c.ts'" })).toEqual([])
    expect(faults({ ...alone, 'src/content/b.ts': "import { c } from '../common/parts/c.ts'" })).toEqual([])
    expect(faults({ ...shared(''), 'src/common/parts/b.ts': "import { c } from './c.ts'" })).toEqual([])
  })

  it('a file of common code that another folder of it uses alone', () => {
    const uses = (name: string) => `import { b } from '#common/${name}/b.ts'`
    expect(
      faults({
        'src/calculator/a.ts': `${uses('parts')}\n${uses('rest')}`,
        'src/content/a.ts': `${uses('parts')}\n${uses('rest')}`,
        'src/common/parts/b.ts': "import { c } from '#common/rest/c.ts'",
        'src/common/rest/b.ts': '',
        'src/common/rest/c.ts': '',
      }),
    ).toEqual(['is used by common/parts alone'])
  })

  it('common code of more folders than its bound', () => {
    const folders = Array.from({ length: 11 }, (_, index) => [
      `src/common/part${index}/a.ts`,
      '// Second importer: transfer.',
    ])
    expect(faults(Object.fromEntries(folders))).toEqual(['has 11 folders, more than 10'])
  })

  it('common code has no bound of lines', () => {
    expect(faults({ 'src/common/a/a.ts': `// Second importer: transfer.${'\n//'.repeat(5_000)}` })).toEqual(
      [],
    )
  })
})
