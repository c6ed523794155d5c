import { expect, it } from 'vitest'
import { linkFault } from './linkFault.ts'

it.each([
  '/',
  '/learn',
  '/learn#tax',
  ' /who-we-are ',
  'https://partner.example',
  'https://partner.example/a?b',
])('a link may lead to %s', (href) => {
  expect(linkFault(href)).toBeNull()
})

it.each([
  '',
  'learn',
  'http://partner.example',
  'https://partner',
  'javascript:alert(1)',
  '//partner.example',
])('and not to "%s"', (href) => {
  expect(linkFault(href)).toMatch(/^(Enter a path of the site|There’s no page at)/)
})
