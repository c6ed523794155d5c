import { expect, test } from 'vitest'
import { localSites, readSiteOrigins } from './siteOrigins.ts'

test('the sites of this machine are the brands, where their folders say', () => {
  const sites = localSites()
  expect(sites.get('wattlebird')).toBe('http://wattlebird.localhost:4100')
  expect(sites.get('coolabah')).toBe('http://coolabah.localhost:4104')
  expect(sites.has('embed')).toBe(false)
})

test('sites of its own are read', () => {
  const text = 'wattlebird=https://wattlebird.example, redearth=http://localhost:5000'
  expect([...readSiteOrigins(text)]).toEqual([
    ['wattlebird', 'https://wattlebird.example'],
    ['redearth', 'http://localhost:5000'],
  ])
})

test.each([
  'wattlebird',
  'wattlebird=',
  'wattlebird=wattlebird.example',
  'wattlebird=https://wattlebird.example/',
  'wattlebird=https://wattlebird.example/path',
  'wattlebird=https://user@wattlebird.example',
  'wattlebird=javascript:alert(1)',
  '=https://wattlebird.example',
  'wattlebird=https://wattlebird.example,',
])('%s is refused', (text) => {
  expect(() => readSiteOrigins(text)).toThrow('SITE_ORIGINS')
})
