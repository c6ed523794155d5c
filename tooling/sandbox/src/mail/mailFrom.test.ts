import { expect, test } from 'vitest'
import { fromOf, namesWithoutFrom, readMailFrom } from './mailFrom.ts'

const FROM = readMailFrom('wattlebird=hello@wattlebird.example, *=mail@broker.example')

test('each site has an address of its own, and mail of no site the one under *', () => {
  expect(fromOf(FROM, 'wattlebird')).toBe('hello@wattlebird.example')
  for (const account of ['redearth', undefined, null])
    expect(fromOf(FROM, account)).toBe('mail@broker.example')
  expect(fromOf(undefined, 'wattlebird')).toBe('no-reply@coverkit.example')
})

test('sites without an address are named, and so is mail of no site', () => {
  const sites = new Map([
    ['wattlebird', 'https://wattlebird.example'],
    ['redearth', 'https://redearth.example'],
  ])
  expect(namesWithoutFrom(FROM, sites)).toEqual(['redearth'])
  expect(namesWithoutFrom(new Map(), sites)).toEqual(['wattlebird', 'redearth', '*'])
})

test.each([
  'wattlebird',
  'wattlebird=',
  'wattlebird=hello',
  'wattlebird=Hello <hello@wattlebird.example>',
  'wattlebird=hello@wattlebird.example\r\nBcc: other@example.com',
  '=hello@wattlebird.example',
  'hello@wattlebird.example',
  'wattlebird=hello@wattlebird.example,',
])('%j is refused', (text) => {
  expect(() => readMailFrom(text)).toThrow('MAIL_FROM is not NAME=ADDRESS')
})
