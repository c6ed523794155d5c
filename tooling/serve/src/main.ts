import './endWithParent.ts'
import { availableParallelism } from 'node:os'
import { appNames, EMBED, localPort, movedPort, PARTNER_PORT, STORYBOOK_PORT, siteOrigins } from './apps.ts'
import { buildApp } from './buildApp.ts'
import { createProgress } from './createProgress.ts'
import { ensureFree } from './ensureFree.ts'
import { type Backend, startBackend } from './startBackend.ts'
import { renderDocuments, startPartner } from './startLocal.ts'
import { type Site, startSite } from './startSites.ts'
import { startStorybook } from './startStorybook.ts'

/** The brand that is started first. */
const FIRST = 'wattlebird'

const apiPort = Number(process.env.API_PORT ?? 4000)
const paymentPort = Number(process.env.PAYMENT_PORT ?? apiPort + 1)
const firstPort = Number(process.env.SITE_PORT ?? 4100)

const withStorybook = process.argv.includes('--storybook')

const progress = createProgress()
const stopping = new AbortController()
const running: { close(): Promise<unknown> }[] = []

async function stop(code: number): Promise<never> {
  stopping.abort()
  progress.end()
  await Promise.allSettled(running.map((part) => part.close()))
  process.exit(code)
}

async function startOwnBackend(): Promise<Backend> {
  const backend = await startBackend({
    port: apiPort,
    paymentPort,
    environment: siteOrigins(firstPort),
    output: process.env.SANDBOX_LOG === 'on' ? 'inherit' : 'ignore',
    signal: stopping.signal,
  })
  running.push({ close: () => backend.stop() })
  return backend
}

async function build(name: string): Promise<void> {
  const { done, stop } = buildApp(name)
  running.push({ close: stop })
  await done
}

async function serve(name: string, backend: Backend): Promise<Site> {
  const site = await startSite(name, { firstPort, apiUrl: backend.url, paymentUrl: backend.paymentUrl })
  running.push(site)
  return site
}

/** Two addresses: every machine knows the first. The frame's is of another site than the partner's page around it. */
const addressOf = ({ port, url }: Pick<Site, 'port' | 'url'>, host = 'localhost') =>
  `http://${host}:${port}  or  ${url}`

async function startFirst(): Promise<Backend> {
  const [backend] = await Promise.all([
    progress.during('Starting the backend', startOwnBackend()),
    progress.during(`Building ${FIRST}`, build(FIRST)),
  ])
  const rows = [
    ['Site', addressOf(await serve(FIRST, backend))],
    ['API', backend.url],
    ...(backend.paymentUrl
      ? [['Payment', `${backend.paymentUrl}  (a stand-in, in the sites’ frames only)`]]
      : []),
    ['Identity', `${backend.url}/  (the protocol of a Cognito user pool)`],
    ['Mailbox', `${backend.url}/sandbox/mail`],
    ['Customers', `${backend.url}/sandbox/customers  (sample accounts and their passwords)`],
  ]
  progress.say(`${FIRST} is ready.\n`)
  console.log(`${rows.map(([label = '', address]) => `        ${label.padEnd(9)}  ${address}`).join('\n')}\n`)
  return backend
}

async function startOther(name: string, backend: Backend): Promise<void> {
  await progress.during(`Building ${name}`, build(name))
  const site = await serve(name, backend)
  progress.say(`${name.padEnd(10)}  ${addressOf(site, name === EMBED ? '127.0.0.1' : 'localhost')}`)
  if (name !== EMBED) return
  const partner = await startPartner(site, firstPort)
  running.push(partner)
  progress.say(`partner     ${addressOf(partner)}  (a demo partner’s page around ${EMBED})`)
}

/** As many builds at a time as there are processors; then the app in frames, which depends on all brands. */
async function startOthers(backend: Backend): Promise<void> {
  const waiting = appNames().filter((name) => name !== FIRST && name !== EMBED)
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await startOther(name, backend)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  await startOther(EMBED, backend)
}

async function startOwnStorybook(): Promise<void> {
  await progress.during('Building storybook', build('storybook'))
  const storybook = await startStorybook(movedPort(STORYBOOK_PORT, firstPort))
  running.push(storybook)
  progress.say(`storybook   ${storybook.url}`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
try {
  const own = withStorybook ? [PARTNER_PORT, STORYBOOK_PORT] : [PARTNER_PORT]
  const ports = [...appNames().map(localPort), ...own].map((port) => movedPort(port, firstPort))
  for (const port of ports) await ensureFree(port)
  progress.say(`Building ${FIRST}, starting the backend`)
  const backend = await startFirst()
  backend.process.once('exit', (code) => {
    if (stopping.signal.aborted) return
    console.error(`The backend ended (code ${code}). The sites stay up; start again with "npm start".`)
  })
  await startOthers(backend)
  if (withStorybook) await startOwnStorybook()
  progress.say('Everything is ready. Press Ctrl+C to stop.')
  progress.end()
  await renderDocuments(backend.url, stopping.signal)
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}
