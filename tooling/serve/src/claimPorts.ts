import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports that systems give to outgoing connections, which vary. */
const FIRST = 20_000
const LAST = 32_000
const BLOCK = 100

let claim: Server | undefined

/**
 * Returns the first port of a free block. Its last port stays claimed while this process lives, so that two
 * checkouts that start at the same moment never get the same block.
 */
export async function claimPorts(first = FIRST): Promise<number> {
  for (let block = first; block < LAST; block += BLOCK) {
    claim = await listen(block + BLOCK - 1)
    if (!claim) continue
    claim.unref()
    if (await areFree(block, BLOCK - 1)) return block
    claim.close()
  }
  throw new Error(`No hundred ports in a row are free between ${first} and ${LAST}.`)
}

async function areFree(first: number, count: number): Promise<boolean> {
  for (let port = first; port < first + count; port += 1) {
    const probe = await listen(port)
    if (!probe) return false
    await new Promise((resolve) => probe.close(resolve))
  }
  return true
}

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}
