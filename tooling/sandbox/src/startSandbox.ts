import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { VerifyToken } from './auth/authenticate.ts'
import type { Database } from './database/Database.ts'
import { makeClock } from './faults/makeClock.ts'
import { type InjectedFaults, makeInjectedFaults } from './faults/makeInjectedFaults.ts'
import { folderStore } from './file-store/folderStore.ts'
import { type SealedFiles, sealedFiles } from './file-store/sealedFiles.ts'
import { makeFileChecks } from './files/makeFileChecks.ts'
import { findTestVirus, type ScanFile } from './files/scanFile.ts'
import { type GoogleRules, makeVerifyGoogleToken } from './google/verifyGoogleToken.ts'
import { buildServer } from './http/buildServer.ts'
import type { HttpLimits } from './http/connections.ts'
import type { LogTo } from './http/logging.ts'
import { makePool, type PoolSettings } from './identity/makePool.ts'
import { makeVerifyToken, type TokenRules } from './identity/makeVerifyToken.ts'
import type { MailFrom } from './mail/mailFrom.ts'
import { makeMailbox, makeMailOutbox } from './mail/makeMailOutbox.ts'
import { localSites, type SiteOrigins } from './mail/siteOrigins.ts'
import { type PaymentProvider, startPaymentProvider } from './payment/startPaymentProvider.ts'
import { describeError } from './problem/describeError.ts'
import { loadRatingTables } from './rating/loadRatingTables.ts'
import { loadSupplierDocuments, type SupplierDocuments } from './reference/supplierDocuments.ts'
import { loadVendors } from './reference/vendors.ts'
import { loadDataKeys } from './sealing/loadDataKeys.ts'
import { makeSealing, type Sealing } from './sealing/makeSealing.ts'
import { SealError } from './sealing/SealError.ts'
import type { Services } from './services/Services.ts'
import { startJob } from './services/startJob.ts'
import { claimJob } from './subjects/claims/job.ts'
import { closingJob } from './subjects/closing/job.ts'
import { inCaseJob } from './subjects/in-case/job.ts'
import { FILE_TABLES } from './subjects/records/fileTables.ts'
import { moveFiles } from './subjects/records/moveFiles.ts'
import { type DatabaseLocation, openDatabase } from './subjects/records/openDatabase.ts'
import { retentionJob } from './subjects/records/retentionJob.ts'
import { sealClearRows } from './subjects/records/sealClearRows.ts'
import { transferJob } from './subjects/transfers/job.ts'

const INSURER_TIMEOUT_MS = 8000
const DRAIN_MS = 10_000
const KEY_MISSING =
  'DATABASE_URL needs DATA_KEY (openssl rand -base64 32): it seals applications, and the codes and links in mail that waits'
const FILES_MISSING = 'DATABASE_URL needs FILES_DIR, the folder of stored files that its processes share'
const OTHER_KEY =
  'The database was sealed with another key: DATA_KEY needs that one too, after a comma, or its file has to be there'
const PAYMENT_IS_LOCAL =
  'PAYMENT_PORT needs SANDBOX_CONTROLS=on: the stand-in takes cards on this machine only'
const GOOGLE_CLIENT_ID = 'coverkit-sandbox.apps.googleusercontent.com'

export interface SandboxOptions {
  /** A folder for the embedded database, or the address of a PostgreSQL server, and the folder of stored files. */
  database: DatabaseLocation
  /** 0, the default, is any free port. */
  port?: number
  host?: string
  /** Exact origins that browsers may call from; the local hosts of the brands when absent. */
  allowedOrigins?: string[]
  /** Exact origins in addition to those. */
  addedOrigins?: string[]
  smtpUrl?: string
  /** The addresses that mail comes from, by account name, and under `*` for mail of no site; a sample's when absent. */
  mailFrom?: MailFrom
  /** 32 bytes in base64, the key that seals stored data; older keys follow after commas. Created if embedded. */
  dataKey?: string
  /** The sites that mailed links lead to, by account name; those of this machine when absent. */
  sites?: SiteOrigins
  /** Faults, mailbox and saved rows under `/sandbox`, for this machine only; off unless true. */
  controls?: boolean
  /** The port of the payment provider's stand-in, for this machine only; 0 is any free port. None when absent. */
  paymentPort?: number
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; none when absent. */
  trustedProxies?: string[]
  log?: LogTo
  /** The user pool of the identity endpoint. */
  pool?: PoolSettings
  /** The issuer whose tokens are accepted; the identity endpoint when absent. */
  tokens?: TokenRules
  /** The client whose Google tokens are accepted; the stand-in when absent. */
  google?: Partial<GoogleRules>
  /** Replaces the verification of tokens in tests. */
  verifyToken?: VerifyToken
  /** Other limits of time and number than those of production. */
  httpLimits?: Partial<HttpLimits>
  insurerTimeoutMs?: number
  /** The growth of what is stored in 24 hours, in megabytes, from which on the log says so; 1,024 when absent. */
  growthAlertMb?: number
  /** The insurers' sample documents of another sandbox in this process; loaded when absent. */
  documents?: SupplierDocuments
  /** Scans files for viruses; the default detects only the test file for scanners. */
  scanFile?: ScanFile
  now?: () => Date
}

export interface Sandbox {
  url: string
  /** The page of the payment provider's stand-in; null when it was not started. */
  paymentUrl: string | null
  database: Database
  files: SealedFiles
  faults: InjectedFaults
  /** Stops accepting requests, finishes running ones within ten seconds, and closes the database. */
  close: () => Promise<void>
}

/** The address to listen on; its port is certain only after that. */
interface ListenAddress {
  host: string
  port: number
}

/** Starts the reference backend in this process. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.paymentPort !== undefined && !options.controls) throw new Error(PAYMENT_IS_LOCAL)
  const sealing = sealingOf(options)
  const files = sealedFiles(folderStore(filesFolderOf(options.database)), sealing)
  const database = await openDatabase(options.database)
  const { host = '127.0.0.1', port = 0 } = options
  const address = { host, port }
  const services = await openServices({ database, sealing, files }, options, address)
  const { pool, now } = services
  const ownTokens = () => ({
    issuer: pool.issuer(),
    jwksUrl: `${urlOf(address)}/${pool.id}/.well-known/jwks.json`,
    audience: pool.clientId,
  })
  const server = await buildServer(services, {
    allowedOrigins: options.allowedOrigins ?? null,
    addedOrigins: options.addedOrigins ?? [],
    trustedProxies: options.trustedProxies ?? [],
    log: options.log ?? 'nowhere',
    ...(options.httpLimits && { limits: options.httpLimits }),
    verifyToken: options.verifyToken ?? makeVerifyToken(() => options.tokens ?? ownTokens(), now),
  })
  let payment: PaymentProvider | null = null
  try {
    payment = await startPayment(options, services)
    await server.listen({ host, port })
  } catch (error) {
    await payment?.close()
    await database.close()
    throw error
  }
  const jobs = [
    retentionJob(services, options.growthAlertMb),
    transferJob(services),
    claimJob(services),
    closingJob(services),
    inCaseJob(services),
  ]
  const stops = jobs.map(startJob)
  address.port = (server.server.address() as AddressInfo).port
  return {
    url: urlOf(address),
    paymentUrl: payment?.url ?? null,
    database,
    files,
    faults: services.faults,
    close: async () => {
      await payment?.close()
      for (const stop of stops) await stop()
      await close(server, services)
    },
  }
}

/** Returns the address as a URL. An IPv6 address needs brackets. */
const urlOf = ({ host, port }: ListenAddress) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

async function startPayment(
  { paymentPort, host = '127.0.0.1' }: SandboxOptions,
  { sites, now }: Services,
): Promise<PaymentProvider | null> {
  if (paymentPort === undefined) return null
  return startPaymentProvider({ port: paymentPort, host, names: [...sites.keys()], now })
}

/** The backend's stored data. */
interface Stored {
  database: Database
  sealing: Sealing
  files: SealedFiles
}

/** Moves the files of earlier releases out of their rows, and says so. */
async function moveStoredFiles({ database, ...stored }: Stored): Promise<void> {
  const { queries, engine } = database
  const { moved, unreadable } = await moveFiles({ ...stored, queries })
  // The embedded engine does not return space to the disk without it.
  if (moved > 0 && engine === 'pglite')
    for (const { table } of FILE_TABLES) await queries.execute(sql`vacuum full ${table}`)
  if (moved + unreadable > 0) console.error(JSON.stringify({ files: 'moved', moved, unreadable }))
}

/** Seals plain values of earlier releases before other reads. @throws Error for another key than the database's */
async function openServices(
  stored: Stored,
  options: SandboxOptions,
  address: ListenAddress,
): Promise<Services> {
  try {
    await sealClearRows(stored.database.queries, stored.sealing)
    await moveStoredFiles(stored)
    return await makeServices(stored, options, address)
  } catch (cause) {
    await stored.database.close()
    throw cause instanceof SealError ? new Error(OTHER_KEY, { cause }) : cause
  }
}

async function makeServices(
  { database, sealing, files }: Stored,
  options: SandboxOptions,
  address: ListenAddress,
): Promise<Services> {
  const { smtpUrl } = options
  const tables = loadRatingTables()
  const clock = makeClock(options.now)
  const google = () => ({
    clientId: GOOGLE_CLIENT_ID,
    jwksUrl: `${urlOf(address)}/sandbox/google/keys`,
    ...options.google,
  })
  const vendors = loadVendors()
  return {
    database,
    tables,
    vendors,
    documents: options.documents ?? loadSupplierDocuments(tables, vendors),
    sealing,
    faults: makeInjectedFaults(),
    mailOutbox: smtpUrl
      ? makeMailOutbox(database.queries, {
          smtpUrl,
          from: options.mailFrom,
          sealing,
          now: clock.now,
          onAlert: (alert) => console.error(JSON.stringify(alert)),
          onError: (error) => console.error(describeError(error)),
        })
      : makeMailbox(sealing),
    sites: options.sites ?? localSites(),
    insurerTimeoutMs: options.insurerTimeoutMs ?? INSURER_TIMEOUT_MS,
    fileChecks: makeFileChecks(),
    files,
    scanFile: options.scanFile ?? findTestVirus,
    pool: await makePool(
      { queries: database.queries, sealing },
      () => urlOf({ ...address, host: 'localhost' }),
      options.pool ?? {},
      clock.now,
    ),
    verifyGoogleToken: makeVerifyGoogleToken(google, clock.now),
    clock,
    controls: options.controls ?? false,
    now: clock.now,
  }
}

/** @throws Error for a server without a folder, since every process needs the same one */
function filesFolderOf(database: DatabaseLocation): string {
  if (database.files) return database.files
  if ('url' in database) throw new Error(FILES_MISSING)
  return `${database.folder}.files`
}

/** @throws Error without a key, since applications, codes and links must not be stored in clear */
function sealingOf({ database, dataKey }: SandboxOptions): Sealing {
  const keys = loadDataKeys(database, dataKey)
  if (keys.length === 0) throw new Error(KEY_MISSING)
  return makeSealing(keys)
}

async function close(server: FastifyInstance, { database, fileChecks, mailOutbox }: Services): Promise<void> {
  const drop = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
  await server.close()
  clearTimeout(drop)
  await fileChecks.close()
  await mailOutbox.close()
  await database.close()
}
