import { describe, expect, it } from 'vitest'
import { checkHomes } from './homes.ts'

const imports = {
  '#common/*': './src/common/*',
  '#quote/draft': './src/quote/answers/quoteDraft.ts',
  '#queries/a': './src/queries/a.ts',
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

const quoteDraft = { 'src/quote/answers/quoteDraft.ts': '' }

describe('a deliberate violation of each rule is found', () => {
  it('a feature importing another', () => {
    expect(
      faults({
        'src/content/a.ts': "import { b } from '../client-quote/b.ts'",
        'src/client-quote/b.ts': '',
      }),
    ).toEqual(['a feature may not import another: client-quote'])
  })

  it('a feature that imports what only others share', () => {
    const text = "import { quoteDraft } from '#quote/draft'"
    expect(faults({ ...quoteDraft, 'src/sign-in/a.ts': text })).toEqual(['may not import from quote'])
    expect(faults({ ...quoteDraft, 'src/application/a.ts': text })).toEqual([])
  })

  it('an import past the declared names of what features share', () => {
    expect(
      faults({
        ...quoteDraft,
        'src/application/a.ts': "import { quoteDraft } from '../quote/answers/quoteDraft.ts'",
      }),
    ).toEqual(['is not a declared name of quote: ../quote/answers/quoteDraft.ts'])
  })

  it('what features share importing one of them', () => {
    expect(
      faults({ 'src/quote/a.ts': "import { b } from '../application/b.ts'", 'src/application/b.ts': '' }),
    ).toEqual(['what features share may not import one: application'])
  })

  it('common code with one importer, unless it notes the second', () => {
    const files = {
      'src/calculator/a.ts': "import { b } from '#common/parts/b.ts'",
      'src/common/parts/b.ts': '',
    }
    expect(faults(files)).toEqual(['has fewer than two importers and no note', 'is used by calculator alone'])
    expect(faults({ ...files, 'src/common/parts/b.ts': '// Second importer: transfer.' })).toEqual([])
  })

  it('common code importing a feature, or what features share', () => {
    const importer = (target: string) => ({
      'src/common/parts/b.ts': `import { a } from '${target}' // Second importer: transfer.`,
    })
    expect(faults({ ...importer('../../calculator/a.ts'), 'src/calculator/a.ts': '' })).toEqual([
      'common code may not import calculator',
    ])
    expect(faults({ ...importer('#quote/draft'), ...quoteDraft })).toEqual([
      'common code may not import quote',
    ])
  })

  it('common code importing what asks the server, but for the drafts', () => {
    const text = "import { a } from '#queries/a' // Second importer: transfer."
    const queries = { 'src/queries/a.ts': '' }
    expect(faults({ ...queries, 'src/common/form/b.ts': text })).toEqual([
      'common code may not import queries',
    ])
    expect(faults({ ...queries, 'src/common/draft/b.ts': text })).toEqual([])
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
