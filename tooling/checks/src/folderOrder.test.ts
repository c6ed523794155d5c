import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFolderOrder, readFolderOrder } from './folderOrder.ts'
import { importsOf, isTest, ROOT, readWorkspace, type SourceFile } from './workspace.ts'

const readme = readFileSync(join(ROOT, 'tooling/sandbox/README.md'), 'utf8')
const order = readFolderOrder(readme, 'The folders of `src`')
const files = readWorkspace().find(({ folder }) => folder === 'tooling/sandbox')?.files ?? []

describe('the folders of the sandbox', () => {
  it('are read from its README, the program first and the ground last', () => {
    expect(order.length).toBeGreaterThan(10)
    expect(order.slice(0, 4)).toEqual(['src', 'samples', 'payment', 'http'])
    expect(order.filter((row) => row.startsWith('subjects/')).length).toBeGreaterThan(20)
    expect(order.at(-1)).toBe('problem')
  })

  it('import downwards only', () => {
    expect(checkFolderOrder(files, order)).toEqual([])
  })

  it('import http/ nowhere below it: a planted import in the database is found', () => {
    const planted = files.map((file) =>
      file.path === 'src/database/openPglite.ts'
        ? { ...file, text: `import type { ServerOptions } from '../http/buildServer.ts'\n${file.text}` }
        : file,
    )
    expect(checkFolderOrder(planted, order)).toEqual([
      { where: 'src/database/openPglite.ts', fault: 'may not import http/, which is above' },
    ])
  })

  it('let no subject import one above it: a planted import of a claim in the policies is found', () => {
    const planted = files.map((file) =>
      file.path === 'src/subjects/policies/policyRows.ts'
        ? { ...file, text: `import { claims } from '../claims/tables.ts'\n${file.text}` }
        : file,
    )
    expect(checkFolderOrder(planted, order)).toEqual([
      {
        where: 'src/subjects/policies/policyRows.ts',
        fault: 'may not import subjects/claims/, which is above',
      },
    ])
  })
})

/** Imports of subjects, by the folders or files that may know one file of each, that lead to another one. */
const otherDoors = (sources: readonly SourceFile[]) =>
  Object.entries({
    'src/controls/': /\/controls\.ts$/,
    'src/startSandbox.ts': /\/job\.ts$|\/records\//,
  }).flatMap(([from, door]) =>
    sources
      .filter(({ path }) => path.startsWith(from) && !isTest(path))
      .flatMap((file) => importsOf(file).map((target) => ({ where: file.path, target })))
      .filter(({ target }) => target.includes('/subjects/') && !door.test(target)),
  )

describe('a subject of the sandbox', () => {
  it('has its controls and its job in its folder', () => {
    expect(otherDoors(files)).toEqual([])
  })

  it('a control of one beside the other controls is found', () => {
    const where = 'src/controls/serveClaims.ts'
    const target = '../subjects/claims/advanceClaims.ts'
    const planted = [...files, { path: where, text: `import { advanceClaims } from '${target}'` }]
    expect(otherDoors(planted)).toEqual([{ where, target }])
  })

  it('has its messages in its folder', () => {
    const inMail = files.filter(({ path }) => /^src\/mail\/\w+Mails?\.ts$/.test(path) && !isTest(path))
    expect(inMail).toEqual([])
  })
})

describe('the folders of the drafts', () => {
  const draftsReadme = readFileSync(join(ROOT, 'packages/drafts/README.md'), 'utf8')
  const folders = readFolderOrder(draftsReadme, 'The folders of `src`')
  const sources = readWorkspace().find(({ folder }) => folder === 'packages/drafts')?.files ?? []

  it('are read from their README and import downwards only', () => {
    expect(folders).toHaveLength(10)
    expect(checkFolderOrder(sources, folders)).toEqual([])
  })

  it('a planted import from storage up to the outbox is found', () => {
    const planted = sources.map((file) =>
      file.path === 'src/storage/rows.ts'
        ? { ...file, text: `import type { Outcome } from '../outbox/entryRules.ts'\n${file.text}` }
        : file,
    )
    expect(checkFolderOrder(planted, folders)).toEqual([
      { where: 'src/storage/rows.ts', fault: 'may not import outbox/, which is above' },
    ])
  })
})

describe('the folders of core', () => {
  const coreReadme = readFileSync(join(ROOT, 'packages/core/README.md'), 'utf8')
  const folders = readFolderOrder(coreReadme, 'The folders of `src`')
  const core = readWorkspace().find(({ folder }) => folder === 'packages/core')?.files ?? []
  // The types of the API are generated, and no part of what is read here.
  const sources = [...core, { path: 'src/generated/wire.ts', text: '' }]

  it('are read from their README and import downwards only', () => {
    expect(folders[0]).toBe('src')
    expect(folders.at(-1)).toBe('generated')
    expect(checkFolderOrder(sources, folders)).toEqual([])
  })

  it('a planted import from the covers up to the quote is found', () => {
    const planted = sources.map((file) =>
      file.path === 'src/covers/sums.ts'
        ? { ...file, text: `import type { ClientQuote } from '../quote/types.ts'\n${file.text}` }
        : file,
    )
    expect(checkFolderOrder(planted, folders)).toEqual([
      { where: 'src/covers/sums.ts', fault: 'may not import quote/, which is above' },
    ])
  })
})

describe('a planted violation is found', () => {
  const check = (sources: Record<string, string>) =>
    checkFolderOrder(
      Object.entries({
        'src/main.ts': '',
        'src/http/a.ts': '',
        'src/auth/b.ts': '',
        ...sources,
      }).map(([path, text]) => ({ path, text })),
      ['src', 'http', 'auth'],
    ).map(({ where, fault }) => `${where} ${fault}`)

  it('a type from above', () => {
    expect(check({ 'src/auth/b.ts': "import type { A } from '../http/a.ts'" })).toEqual([
      'src/auth/b.ts may not import http/, which is above',
    ])
  })

  it('a dynamic import from above, out of a folder within the folder', () => {
    expect(check({ 'src/auth/tokens/c.ts': "await import('../../http/a.ts')" })).toEqual([
      'src/auth/tokens/c.ts may not import http/, which is above',
    ])
  })

  it('a file beside the folders', () => {
    expect(check({ 'src/http/a.ts': "export { main } from '../main.ts'" })).toEqual([
      'src/http/a.ts may not import src/, which is above',
    ])
  })

  it('a helper of tests', () => {
    expect(check({ 'src/http/a.ts': "import { bodies } from '../testing/bodies.ts'" })).toEqual([
      'src/http/a.ts only a test may import testing/',
    ])
  })

  it('a folder without a row, and a row without a folder', () => {
    expect(check({ 'src/mail/d.ts': '' })).toEqual(['mail has no row'])
    expect(checkFolderOrder([{ path: 'src/subjects/claims/e.ts', text: '' }], ['subjects/policies'])).toEqual(
      [
        { where: 'subjects/policies', fault: 'has a row and no file' },
        { where: 'subjects', fault: 'has no row' },
      ],
    )
    expect(checkFolderOrder([], ['auth'])).toEqual([{ where: 'auth', fault: 'has a row and no file' }])
  })

  it('but not an import downwards or within a folder, data, or what a test imports', () => {
    const allowed = {
      'src/http/a.ts': "import { b } from '../auth/b.ts'\nimport { e } from './e.ts'",
      'src/http/e.ts': "new URL('../../data/a.json', import.meta.url)\nimport a from '../../data/a.json'",
      'src/main.ts': "import { a } from './http/a.ts'",
      'src/auth/b.test.ts': "import { a } from '../http/a.ts'\nimport { bodies } from '../testing/bodies.ts'",
      'src/auth/b.long.ts': "import { a } from '../http/a.ts'",
      'src/testing/bodies.ts': "import { a } from '../http/a.ts'",
    }
    expect(check(allowed)).toEqual([])
  })
})
