import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderedPapers, sampleMails } from '@coverkit/sandbox/samples'
import { expect, test } from 'vitest'
import { ROOT } from './workspace.ts'

const FOLDER = join(ROOT, 'tooling', 'storybook', 'src', 'mails')

/** The stories: for each, the group that its file names, if any, and its name. */
const shown = globSync('*.stories.tsx', { cwd: FOLDER }).flatMap((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const group = /group: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...text.matchAll(/args: \{ name: '([^']+)' \}/g)].map(([, name = '']) => ({ group, name }))
})
const textOf = ({ group, name }: { group: string; name: string }) => `${group} / ${name}`

test('Storybook shows every message that the backend sends', () => {
  const mails = shown.filter(({ group }) => group !== '')
  expect(mails.map(textOf).sort()).toEqual(sampleMails().map(textOf).sort())
})

test('Storybook shows every document that the backend makes', async () => {
  const names = shown.filter(({ group }) => group === '').map(({ name }) => name)
  expect(names.sort()).toEqual((await renderedPapers()).map(({ name }) => name).sort())
})
