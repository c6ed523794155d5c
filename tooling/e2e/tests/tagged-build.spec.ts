import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostingPlan } from '@coverkit/vite/plan'
import { expect, test } from '@playwright/test'
import { CONTAINER, TAGGED_DIST } from '../src/taggedSite.ts'

const META = `<meta name="coverkit:tag-manager" content="${CONTAINER}">`
const HOST = 'https://www.googletagmanager.com'
/** The first segments of the addresses with personal data, or with a password field. */
const STRICT_AREAS = [
  'account',
  'application',
  'comparison',
  'continue',
  'login',
  'reset-password',
  'sign',
  'sign-up',
  'transfer-policy',
]

test('a build with a tag manager names it everywhere but where personal data is and passwords are typed', async () => {
  const plan: HostingPlan = JSON.parse(await readFile(join(TAGGED_DIST, 'headers.json'), 'utf8'))
  const isStrict = (path: string) => STRICT_AREAS.includes(path.split('/')[1] ?? '')
  const documents = [
    ...Object.entries(plan.pages),
    ...plan.routes.map((route) => [route.pattern, route] as const),
    ['/404', plan.notFound] as const,
  ]
  expect(documents.filter(([path]) => isStrict(path)).length).toBeGreaterThan(1)
  for (const [path, { file, headers }] of documents) {
    const html = await readFile(join(TAGGED_DIST, 'client', file), 'utf8')
    expect(html.includes(META), path).toBe(!isStrict(path))
    expect(headers['content-security-policy']?.includes(HOST), path).toBe(!isStrict(path))
  }
})
