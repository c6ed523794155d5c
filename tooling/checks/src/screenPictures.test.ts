import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureFaults } from './screenPictures.ts'
import { ROOT } from './workspace.ts'

const FOLDER = join(ROOT, 'docs/screens')

const sound = {
  files: new Map([
    ['README.md', 100],
    ['quote/compare-390-light.webp', 20_000],
  ]),
  listed: { 'quote/compare-390-light': { loss: 3 }, 'quote/compare-390-dark': {} },
  documents: {
    'README.md': '![A comparison](docs/screens/quote/compare-390-light.webp)',
    'docs/storybook/README.md': '![The colours](colour.webp)',
  },
}

it('git has the pictures of screens that are listed as stored, and those that documents link to', () => {
  const files = globSync('**/*.{webp,md,json}', { cwd: FOLDER }).map(
    (path) => [path, statSync(join(FOLDER, path)).size] as const,
  )
  const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT }).map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ])
  const { pictures } = JSON.parse(readFileSync(join(FOLDER, 'screens.json'), 'utf8'))
  expect(files.length).toBeGreaterThan(130)
  expect(
    pictureFaults({
      files: new Map(files),
      listed: pictures,
      documents: Object.fromEntries(documents),
    }),
  ).toEqual([])
})

it('names a picture that is not listed, or listed and missing, and more than four megabytes', () => {
  expect(pictureFaults(sound)).toEqual([])
  const more = new Map([...sound.files, ['quote/compare-390-dark.webp', 4_190_000] as const])
  expect(pictureFaults({ ...sound, files: more })).toEqual([
    'docs/screens has 4210100 bytes, more than 4000000',
    'quote/compare-390-dark.webp is not listed as stored',
  ])
  const listed = { ...sound.listed, 'quote/compare-390-dark': { loss: 0 } }
  expect(pictureFaults({ ...sound, listed })).toEqual([
    'quote/compare-390-dark.webp is listed as stored and missing',
  ])
})

it('names a link to a picture that git does not have, from any document and from the list', () => {
  const link = (path: string) => `[Dark](${path})`
  const documents = {
    'README.md': link('docs/screens/quote/compare-390-dark.webp'),
    'docs/brands.md': link('screens/quote/compare-1280-dark.webp'),
    'docs/guides/host.md': link('../screens/quote/compare-print.webp'),
    'docs/screens/README.md': link('quote/quotes-390-light.webp'),
  }
  expect(pictureFaults({ ...sound, documents })).toEqual([
    'README.md links to quote/compare-390-dark.webp, which is missing',
    'docs/brands.md links to quote/compare-1280-dark.webp, which is missing',
    'docs/guides/host.md links to quote/compare-print.webp, which is missing',
    'docs/screens/README.md links to quote/quotes-390-light.webp, which is missing',
  ])
})
