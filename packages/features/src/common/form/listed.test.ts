import { expect, it } from 'vitest'
import { listed } from './listed.ts'

it('lists items as a sentence does', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
