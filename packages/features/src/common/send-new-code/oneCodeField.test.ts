import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

it('a mailed code is entered in one component, and in the sign-in modal, whose fields bring their readers', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.(test|stories)\./.test(path))
  const drawn = files.filter((path) => readFileSync(`${root}${path}`, 'utf8').includes('one-time-code'))
  expect(drawn.toSorted()).toEqual(['common/send-new-code/CodeField.tsx', 'sign-in/parts/Fields.tsx'])
})
