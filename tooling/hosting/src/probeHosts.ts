import { INVENTORY, type InventoryHost } from './inventory.ts'

/** The records to query; an absent one is an empty list. */
export interface Records {
  readonly cnames: (host: string) => Promise<readonly string[]>
  readonly addresses: (host: string) => Promise<readonly string[]>
  readonly mail: (host: string) => Promise<readonly string[]>
}

/** Returns the faults in the records of one of our hosts, in words. */
async function faultsOf({ host, use, cname }: InventoryHost, records: Records): Promise<string[]> {
  if (cname === 'theirs') return []
  const found = (await records.cnames(host)).map((name) => name.toLowerCase())
  const wanted = cname === 'none' ? [] : [cname.target]
  const faults = wanted.join() === found.join() ? [] : [`points to ${found.join() || 'no other name'}`]
  const answers = use === 'mail' ? await records.mail(host) : await records.addresses(host)
  if (answers.length > 0) return faults
  const dangles = found.length > 0 ? 'dangles: what it points to is not there' : 'has no record'
  return [...faults, dangles]
}

/** Returns every fault in the records of the inventory's hosts. */
export async function probeHosts(records: Records, hosts = INVENTORY): Promise<readonly string[]> {
  const all = await Promise.all(
    hosts.map(async (entry) => (await faultsOf(entry, records)).map((fault) => `${entry.host}: ${fault}`)),
  )
  return all.flat()
}
