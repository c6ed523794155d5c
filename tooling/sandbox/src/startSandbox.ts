import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/Database.ts'
import { type DatabasePlace, openDatabase } from './database/openDatabase.ts'
import { type FaultBoard, makeFaultBoard } from './faults/makeFaultBoard.ts'
import { refuseEveryToken, type VerifyToken } from './http/authenticate.ts'
import { buildServer } from './http/buildServer.ts'
import { describeError, type LogTo } from './http/logging.ts'
import { makeHandOn } from './mail/makeHandOn.ts'
import { localSites, type SiteOrigins } from './mail/siteOrigins.ts'
import { loadRatingTables } from './rating/loadRatingTables.ts'
import { loadSupplierDocuments } from './reference/supplierDocuments.ts'
import { loadVendors } from './reference/vendors.ts'
import type { Services } from './Services.ts'
import { startForgetting } from './startForgetting.ts'

const INSURER_TIMEOUT_MS = 8000
const DRAIN_MS = 10_000

export interface SandboxOptions {
  /** A folder for the embedded database, or the address of a PostgreSQL server. */
  database: DatabasePlace
  /** 0, the default, takes any free port. */
  port?: number
  host?: string
  /** Exact origins that browsers may call from; the local hosts of the brands when absent. */
  allowedOrigins?: string[]
  smtpUrl?: string
  /** The sites that mailed links lead to, by account name; those of this machine when absent. */
  sites?: SiteOrigins
  /** Faults, mailbox and saved rows under `/sandbox`; on unless false. */
  controls?: boolean
  log?: LogTo
  verifyToken?: VerifyToken
  insurerTimeoutMs?: number
  now?: () => Date
}

export interface Sandbox {
  url: string
  database: Database
  faults: FaultBoard
  /** Stops accepting, answers what is running within ten seconds, closes the database. */
  close: () => Promise<void>
}

/** Starts the reference backend in this process. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = await openDatabase(options.database)
  const { host = '127.0.0.1', port = 0 } = options
  const services = makeServices(database, options)
  const server = await buildServer(services, {
    allowedOrigins: options.allowedOrigins ?? null,
    controls: options.controls ?? true,
    log: options.log ?? 'nowhere',
    verifyToken: options.verifyToken ?? refuseEveryToken,
  })
  try {
    await server.listen({ host, port })
  } catch (error) {
    await database.close()
    throw error
  }
  const stopForgetting = startForgetting(services)
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    url: `http://${host}:${actualPort}`,
    database,
    faults: services.faults,
    close: async () => {
      await stopForgetting()
      await close(server, services)
    },
  }
}

function makeServices(database: Database, options: SandboxOptions): Services {
  const tables = loadRatingTables()
  return {
    database,
    tables,
    vendors: loadVendors(tables),
    documents: loadSupplierDocuments(tables),
    faults: makeFaultBoard(),
    handOn: makeHandOn(database.queries, options.smtpUrl, (error) => console.error(describeError(error))),
    sites: options.sites ?? localSites(),
    insurerTimeoutMs: options.insurerTimeoutMs ?? INSURER_TIMEOUT_MS,
    now: options.now ?? (() => new Date()),
  }
}

async function close(server: FastifyInstance, { database, handOn }: Services): Promise<void> {
  const drop = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
  await server.close()
  clearTimeout(drop)
  await handOn.close()
  await database.close()
}
