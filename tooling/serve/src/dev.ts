import './endWithParent.ts'
import { type Dev, startDev } from './startDev.ts'

const [name = 'wattlebird'] = process.argv.slice(2)
const apiPort = Number(process.env.API_PORT ?? 4000)
const paymentPort = Number(process.env.PAYMENT_PORT ?? apiPort + 1)
const sitePort = Number(process.env.SITE_PORT ?? 4100)

let isStopping = false

function announce({ url, backend }: Dev): void {
  console.log(`
  Site       ${url}  (shows what you edit)
  API        ${backend.url}
  Mailbox    ${backend.url}/sandbox/mail
  Customers  ${backend.url}/sandbox/customers  (sample accounts and their passwords)

  Press Ctrl+C to stop.
`)
  backend.process.once('exit', (code) => {
    if (!isStopping) console.error(`The backend ended (code ${code}). The site stays up; start both again.`)
  })
}

async function stop(starting: Promise<Dev>): Promise<void> {
  isStopping = true
  // Requested during the start: the parts that have started by then are stopped too.
  const started = await starting.catch(() => undefined)
  await started?.stop()
  process.exit(0)
}

const starting = startDev({ name, apiPort, paymentPort, sitePort })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(starting))

try {
  announce(await starting)
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
