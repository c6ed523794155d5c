/** Loaded before a process starts (`node --import`): kills it when it sends the statement in DIE_AT. */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const dieAt = process.env.DIE_AT ?? ''
const isReached = (message: Uint8Array | string) => Buffer.from(message).includes(dieAt)
const die = () => process.kill(process.pid, 'SIGKILL')

const execute = PGlite.prototype.execProtocolRawSync
PGlite.prototype.execProtocolRawSync = function (message) {
  if (isReached(message)) die()
  return execute.call(this, message)
}

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
const watched = function (this: pg.Client, ...given: unknown[]) {
  if (isReached(JSON.stringify(given[0]).replaceAll('\\"', '"'))) die()
  return query.apply(this, given)
}
Object.assign(pg.Client.prototype, { query: watched })
