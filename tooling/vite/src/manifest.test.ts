import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { chunksOf, cssFilesOf, entryKey } from './manifest.ts'

const manifest: Manifest = {
  'src/main.tsx': {
    file: 'app.js',
    name: 'app',
    isEntry: true,
    imports: ['_kit.js', '_base.js'],
    css: ['app.css'],
  },
  'src/Step.tsx': {
    file: 'step.js',
    name: 'Step',
    isDynamicEntry: true,
    imports: ['_kit.js'],
    css: ['step.css'],
  },
  '_kit.js': { file: 'kit.js', imports: ['_base.js'], css: ['kit.css'] },
  '_base.js': { file: 'base.js', css: ['base.css'] },
}

it('finds an entry by its name only', () => {
  expect(entryKey(manifest, 'app')).toBe('src/main.tsx')
  expect(() => entryKey(manifest, 'Step')).toThrow('no entry named "Step"')
})

it('puts css of imports before css of what imports them, each once', () => {
  expect(cssFilesOf(chunksOf(manifest, ['src/main.tsx', 'src/Step.tsx']))).toEqual([
    'base.css',
    'kit.css',
    'app.css',
    'step.css',
  ])
})

it('refuses a chunk that was not built', () => {
  expect(() => chunksOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx')
})
