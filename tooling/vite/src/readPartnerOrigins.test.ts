import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPartnerOrigins } from './readPartnerOrigins.ts'

let apps = ''
beforeAll(async () => {
  apps = await mkdtemp(join(tmpdir(), 'coverkit-apps-'))
  await mkdir(join(apps, 'banksia'))
  await writeFile(join(apps, 'banksia', 'coverkit.config.json'), '{ "localPort": 4199 }')
})
afterAll(() => rm(apps, { recursive: true }))

async function read(text: string) {
  await writeFile(join(apps, 'banksia', 'partner-origins.json'), text)
  return readPartnerOrigins(apps, ['banksia'])
}

it('reads who may frame a brand, and where its own site is', async () => {
  const text =
    '{ "site": "https://www.banksia.example", "partners": ["https://www.partner.example", "https://other.example:8443"] }'
  expect(await read(text)).toEqual({
    banksia: {
      partners: ['https://www.partner.example', 'https://other.example:8443'],
      site: 'https://www.banksia.example',
    },
  })
})

it('takes the address of this machine for a brand whose partners are on it', async () => {
  expect(await read('{ "partners": ["http://partner.localhost:4120"] }')).toEqual({
    banksia: { partners: ['http://partner.localhost:4120'], site: 'http://banksia.localhost:4199' },
  })
})

it.each([
  ['https://*.partner.example', 'stands for many hosts: name each of them.'],
  ['*', 'stands for many hosts: name each of them.'],
  ['https://www.partner.example/', 'is not an exact origin, such as "https://www.partner.example".'],
  ['https://www.partner.example/insurance', 'is not an exact origin, such as "https://www.partner.example".'],
  ['https://WWW.partner.example', 'is not an exact origin, such as "https://www.partner.example".'],
  ['https://www.partner.example:443', 'is not an exact origin, such as "https://www.partner.example".'],
  ['www.partner.example', 'is not an exact origin, such as "https://www.partner.example".'],
  ['ftp://www.partner.example', 'is not an exact origin, such as "https://www.partner.example".'],
  ['null', 'is not an exact origin, such as "https://www.partner.example".'],
  ['', 'is not an exact origin, such as "https://www.partner.example".'],
  ['http://www.partner.example', 'is not secure: it must begin with https.'],
  ['http://localhost.partner.example', 'is not secure: it must begin with https.'],
])('T4: refuses %j and names the file and the entry', async (origin, why) => {
  const text = JSON.stringify({ site: 'https://www.banksia.example', partners: [origin] })
  await expect(read(text)).rejects.toThrow(
    `apps/banksia/partner-origins.json: "partners" has ${JSON.stringify(origin)}, which ${why}`,
  )
})

it.each([
  ['{', 'apps/banksia/partner-origins.json must hold one JSON object.'],
  ['[]', 'apps/banksia/partner-origins.json must hold one JSON object.'],
  ['{}', 'apps/banksia/partner-origins.json: "partners" must be a list of origins.'],
  [
    '{ "partners": [7] }',
    'apps/banksia/partner-origins.json: "partners" has 7, which is not an exact origin',
  ],
  ['{ "partners": [], "partner": [] }', 'apps/banksia/partner-origins.json: "partner" is not known.'],
  [
    '{ "partners": ["http://a.localhost", "http://a.localhost"] }',
    'apps/banksia/partner-origins.json: "partners" has "http://a.localhost" twice.',
  ],
  [
    '{ "partners": ["https://www.partner.example"] }',
    'apps/banksia/partner-origins.json: "site" is missing, the brand\'s own address',
  ],
  [
    '{ "partners": [], "site": "https://www.banksia.example/home" }',
    'apps/banksia/partner-origins.json: "site" has "https://www.banksia.example/home", which is not an exact origin',
  ],
])('refuses %s', async (text, why) => {
  await expect(read(text)).rejects.toThrow(why)
})

it('names the file that is missing', async () => {
  await expect(readPartnerOrigins(apps, ['grevillea'])).rejects.toThrow(
    "apps/grevillea/partner-origins.json is missing: a brand in partners' frames says there who may frame it.",
  )
})
