import { describe, expect, it } from 'vitest'
import { documentWithGraph } from './drawGraph.ts'
import { checkLayers, drawGraph } from './layers.ts'
import { readWorkspace, type WorkspacePackage } from './workspace.ts'

const pack = (folder: string, files: Record<string, string>, over: Partial<WorkspacePackage> = {}) => ({
  name: `@coverkit/${folder.split('/')[1]}`,
  folder,
  dependencies: [],
  exports: {},
  imports: {},
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  ...over,
})
const faults = (...packages: WorkspacePackage[]) => checkLayers(packages).map(({ fault }) => fault)

describe('a deliberate violation of each rule is found', () => {
  it('a lower layer importing a higher one', () => {
    expect(faults(pack('packages/core', { 'src/a.ts': "import { b } from '@coverkit/ui'" }))).toEqual([
      'may not import @coverkit/ui',
    ])
  })

  it('a package importing its own layer, also dynamically or by a subpath', () => {
    expect(
      faults(pack('packages/drafts', { 'src/a.ts': "await import('@coverkit/api-client/testing')" })),
    ).toEqual(['may not import @coverkit/api-client'])
  })

  it('production code importing the sandbox', () => {
    expect(faults(pack('packages/site', { 'src/a.ts': "import '@coverkit/sandbox'" }))).toHaveLength(1)
  })

  it('an app importing a feature, or build tools in its sources', () => {
    expect(
      faults(
        pack('apps/wattlebird', { 'src/main.tsx': "import { x } from '@coverkit/features/calculator'" }),
      ),
    ).toHaveLength(1)
    expect(
      faults(pack('apps/wattlebird', { 'src/main.tsx': "import { x } from '@coverkit/vite'" })),
    ).toHaveLength(1)
    expect(
      faults(pack('apps/wattlebird', { 'vite.config.ts': "import { x } from '@coverkit/vite'" })),
    ).toEqual([])
  })

  it('a brand app that imports another, and the embed app importing one eagerly', () => {
    const other = pack('apps/redearth', {})
    const importer = (folder: string, text: string) => faults(other, pack(folder, { 'src/a.ts': text }))
    expect(importer('apps/wattlebird', "await import('@coverkit/redearth/brand')")).toHaveLength(1)
    expect(importer('apps/embed', "import { brand } from '@coverkit/redearth/brand'")).toHaveLength(1)
    expect(importer('apps/embed', "await import('@coverkit/redearth')")).toHaveLength(1)
    expect(importer('apps/embed', "await import('@coverkit/redearth/brand')")).toEqual([])
  })

  it('a relative import that leaves the package', () => {
    expect(faults(pack('packages/core', { 'src/a.ts': "import { b } from '../../flow/src/b.ts'" }))).toEqual([
      'reaches out of its package: ../../flow/src/b.ts',
    ])
  })

  it('a declared dependency across layers', () => {
    expect(faults(pack('packages/ui', {}, { dependencies: ['@coverkit/core', 'react'] }))).toEqual([
      'may not depend on @coverkit/core',
    ])
  })

  it('a wildcard export', () => {
    expect(faults(pack('packages/core', {}, { exports: { './*': './src/*.ts' } }))).toHaveLength(2)
    expect(faults(pack('packages/core', {}, { exports: { './a/*': './src/a/*' } }))).toHaveLength(2)
  })

  it('no pattern that names one file of each folder', () => {
    expect(faults(pack('packages/core', {}, { exports: { './*/routes': './src/*/routes.tsx' } }))).toEqual([])
  })

  it('an import that climbs three folders', () => {
    const target = `${'../'.repeat(3)}e.ts`
    expect(faults(pack('packages/core', { 'src/a/b/c/d.ts': `import { e } from '${target}'` }))).toEqual([
      `climbs three folders: ${target}`,
    ])
  })
})

it('the workspace keeps its layers', () => {
  expect(checkLayers(readWorkspace())).toEqual([])
})

it('draws who imports whom, tests aside', () => {
  const graph = drawGraph([
    pack('packages/site', {
      'src/a.ts': "import '@coverkit/ui'",
      'src/a.test.ts': "import '@coverkit/core'",
    }),
  ])
  expect(graph).toBe('```mermaid\ngraph TD\n  site --> ui\n```')
})

it('the graph in the architecture document is the one of the sources', () => {
  const { stands, drawn } = documentWithGraph()
  expect(stands).toBe(drawn)
})
