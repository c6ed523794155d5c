import { expect, it } from 'vitest'
import { patternsOf } from './patternsOf.ts'

it('finds every absolute path once, however deep, and not the one that matches all', () => {
  const routes = [
    {
      children: [
        { path: '/quote' },
        { path: '/quote/*' },
        { children: [{ path: '/quote/:step' }] },
        { path: '*' },
      ],
    },
    { path: '/quote' },
  ]
  expect(patternsOf(routes)).toEqual(['/quote', '/quote/*', '/quote/:step'])
})
