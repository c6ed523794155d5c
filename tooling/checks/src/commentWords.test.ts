import { expect, it } from 'vitest'
import { commentsOf, isOdd, oddComments } from './commentWords.ts'

/** The number only falls. A commit that rewrites comments lowers it. */
const BUDGET = 0

it('finds the turns, and leaves sentences with a subject and a verb', () => {
  const text = [
    '/** What cannot be loaded is no other than a lost connection. */',
    '/** A chunk that fails to load is reported as a network error. */',
    '// Of what was seen nothing can be saved any more.',
    'const a = 1 // The server closes the draft by itself.',
    '/**',
    ' * Gives the page that comes next,',
    ' * or null for somebody who is not signed in.',
    ' */',
    '// Saves of these versions are rejected from now on.',
    '/** Told how many there are, once that is known. */',
  ].join('\n')
  const comments = commentsOf({ path: 'a.ts', text })
  expect(comments.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 9, 10])
  expect(comments.filter(isOdd).map(({ line }) => line)).toEqual([1, 3, 4, 5, 10])
})

// Takes over 5 s on a slow machine: it reads every comment of the workspace.
it('has no more of them than before', () => {
  const found = oddComments()
  const list = found.slice(0, 20).map(({ path, line, text }) => `${path}:${line} ${text}`)
  expect(found.length, `such as\n${list.join('\n')}`).toBeLessThanOrEqual(BUDGET)
  expect(BUDGET - found.length, 'the budget is lowered to what there is').toBeLessThan(10)
})
