import { describe, expect, it } from 'vitest'
import type { InventoryHost } from './inventory.ts'
import { probeHosts, type Records } from './probeHosts.ts'

const target = 'edge.provider.example'
const site: InventoryHost = { host: 'www.x.example', use: 'site', owner: 'brand', cname: { target } }
const mail: InventoryHost = { host: 'x.example', use: 'mail', owner: 'brand', cname: 'none' }
const supplier: InventoryHost = { host: '*.s.example', use: 'tags', owner: 'supplier', cname: 'theirs' }

const records = (changes: Partial<Record<keyof Records, readonly string[]>> = {}): Records => ({
  cnames: async (host) => (host === site.host ? (changes.cnames ?? [target]) : []),
  addresses: async () => changes.addresses ?? ['192.0.2.1'],
  mail: async () => changes.mail ?? ['mx.x.example'],
})

describe('T29: the probe of hosts', () => {
  it('finds nothing where all is as the inventory says', async () => {
    expect(await probeHosts(records(), [site, mail, supplier])).toEqual([])
  })

  it.each([
    ['a name that points elsewhere', { cnames: ['old.provider.example'] }, 'points to old.provider.example'],
    ['a target that is gone', { addresses: [] }, 'dangles: what it points to is not there'],
    ['a record that is gone', { cnames: [], addresses: [] }, 'has no record'],
  ])('%s', async (_, changes, fault) => {
    expect(await probeHosts(records(changes), [site])).toContain(`www.x.example: ${fault}`)
  })

  it('asks for mail where a name is for mail', async () => {
    expect(await probeHosts(records({ mail: [], addresses: [] }), [mail])).toEqual([
      'x.example: has no record',
    ])
  })
})
