import { afterAll, beforeAll, expect, test } from 'vitest'
import { joined } from '../../sealing/sealedFrames.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { CHANGE_PATH, lifeChangeBody } from '../../testing/changes.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { jpeg } from '../../testing/files.ts'
import { bearer } from '../../testing/identity.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'
import { keysIn } from '../../testing/useFiles.ts'
import { insurabilityFiles, insurabilityRequests } from '../insurability/tables.ts'
import { policyChanges } from './tables.ts'

let sandbox: Sandbox
let remove: () => void
const NOW = new Date('2026-11-23T00:00:00Z')
beforeAll(async () => {
  const empty = await emptyDatabase('pglite')
  ;({ remove } = empty)
  sandbox = await startSandbox({
    database: empty.database,
    dataKey: DATA_KEY,
    controls: true,
    insurerTimeoutMs: 200,
    verifyToken: async (subject) => ({ subject, email: 'ada@example.com', authenticatedAt: NOW }),
    now: () => NOW,
  })
})
afterAll(async () => {
  await sandbox.close()
  remove()
})

test('nothing that was asked for lies in the database in clear', async () => {
  const api = makeApi(sandbox.url)
  const [id = ''] = await givePolicies(api, { owner: 'ada' }, [lifePolicy()])
  expect((await api.post(CHANGE_PATH, lifeChangeBody(id, 'ada'), bearer('ada'))).status).toBe(200)
  const increase = { event: 'spouseDeath', eventDate: '2026-11-10', cover: 'life', increase: 77_777 }
  const needs = { policyId: id, ...increase, newAmount: null, earlierAmount: null, acknowledged: true }
  const path = '/api/v1/policies/guaranteedinsurability'
  const requested = await api.post(path, { productCode: 'MLC-01', needs }, bearer('ada'))
  expect(requested.status).toBe(200)
  const request = (requested.json as { id: string }).id
  const file = await fetch(`${sandbox.url}${path}/${request}/files/1`, {
    method: 'PUT',
    headers: { ...bearer('ada'), 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg()),
  })
  expect(file.status).toBe(200)
  const { queries } = sandbox.database
  const rows = [
    ...(await queries.select().from(policyChanges)),
    ...(await queries.select().from(insurabilityRequests)),
    ...(await queries.select().from(insurabilityFiles)),
  ]
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/robin|spouse|77777|500000|MLC0012345|50\.33/i)
  expect(JSON.stringify(rows)).not.toContain(jpeg().toString('base64').slice(0, 24))
  const [key = '', ...others] = await keysIn(sandbox.files)
  expect(others).toEqual([])
  const sealed = await joined(await sandbox.files.store.get(key))
  expect(sealed.includes(jpeg().subarray(0, 24))).toBe(false)
})
