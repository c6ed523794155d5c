import { expect, it } from 'vitest'
import { splitHoisted } from './splitHoisted.ts'

it.each([
  ['<title>A &amp; b</title><meta name="a"><p>x</p>', '<title>A &amp; b</title><meta name="a">', '<p>x</p>'],
  ['<link rel="preload" href="/a"/><main>x</main>', '<link rel="preload" href="/a"/>', '<main>x</main>'],
  ['<main><title>in svg</title></main>', '', '<main><title>in svg</title></main>'],
  ['<header>x</header>', '', '<header>x</header>'],
])('splits %s', (html, hoisted, rest) => {
  expect(splitHoisted(html)).toEqual({ hoisted, rest })
})
