import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localSites, readSiteOrigins } from './siteOrigins.ts'

test('the sites of this machine are where the brands say', () => {
  for (const [name, origin] of localSites()) {
    const config = new URL(`../../../../apps/${name}/coverkit.config.json`, import.meta.url)
    const { localPort } = JSON.parse(readFileSync(config, 'utf8'))
    expect(origin).toBe(`http://${name}.localhost:${localPort}`)
  }
  expect(localSites().size).toBe(5)
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
