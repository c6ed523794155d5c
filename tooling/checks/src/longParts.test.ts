import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { longParts, longPartsNamed } from './longParts.ts'
import { longTimes } from './longTimes.ts'
import { ROOT } from './workspace.ts'

const names = (word?: string) => longPartsNamed(word).map(({ name }) => name)

it('every long file of the workspace is in a part of its own name', () => {
  const files = globSync('{packages,apps,tooling}/**/*.long.ts', {
    cwd: ROOT,
    exclude: (path) => path === 'node_modules',
  })
  const parts = names().map((name) => name.replace(/-\d+$/, ''))
  expect(files.length).toBeGreaterThan(30)
  expect(files.map((path) => basename(path, '.long.ts')).filter((name) => !parts.includes(name))).toEqual([])
})

it('no two parts have the same name or do the same', () => {
  const parts = longParts()
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  expect(new Set(parts.map(({ line }) => line)).size).toBe(parts.length)
})

it('a file that takes too long for one part is in several, by its tests', () => {
  expect(longPartsNamed('layout')).toEqual(
    ['1/2', '2/2'].map((shard, index) => ({
      name: `layout-${index + 1}`,
      folder: 'tooling/e2e',
      line: `TEST_ARGS='--config playwright.screens.config.ts --project=long layout.long.ts --shard=${shard}' pnpm exec turbo run test:long --filter=./tooling/e2e --output-logs=new-only`,
    })),
  )
})

it('one is run alone by its name, a file in several parts by the name of the file, a package by its folder', () => {
  expect(names('claim')).toEqual(['claim'])
  expect(names('pictures')).toEqual(['pictures-1', 'pictures-2'])
  expect(names('model-2')).toEqual(['model-2'])
  expect(names('reference')).toEqual(['everyOperation'])
  expect(() => names('clai')).toThrow(/^No part of the long run is named clai; there are: unit, /)
})

it('no part took more than twelve minutes when it was recorded', () => {
  const times = longTimes()
  expect(Object.keys(times).filter((name) => !names().includes(name))).toEqual([])
  expect(Object.entries(times).filter(([, seconds]) => seconds > 12 * 60)).toEqual([])
})
