import { globSync, readFileSync } from 'node:fs'
import { parseStreet } from '@coverkit/core'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sentences = globSync('**/{messages,contactMessages,copy}.ts', { cwd: root }).flatMap((path) =>
  [...readFileSync(`${root}${path}`, 'utf8').matchAll(/letters, numbers, spaces and (\/ - , [^'`]+)/g)].map(
    ([, signs = '']) => [path, signs] as const,
  ),
)

it('five homes ask for an address in signs', () => {
  expect(new Set(sentences.map(([path]) => path.split('/')[0])).size).toBe(5)
})

it.each(sentences)('%s lists each sign of keyboards that an address may have: %s', (_path, signs) => {
  const taken = [...'!"#$%&()*+,-./:;<=>?@[]^_{|}~’'].filter((sign) => {
    try {
      return parseStreet(`1 High${sign} St`) !== ''
    } catch {
      return false
    }
  })
  // A whole address may have the signs of a street. Few quote the name of a house, and the message is long enough.
  expect(signs.split(' ').toSorted()).toEqual(taken.filter((sign) => sign !== '"').toSorted())
})
