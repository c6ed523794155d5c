import { readSettings } from './readSettings.ts'
import { unsafeLines } from './settingRules.ts'
import { startSandbox } from './startSandbox.ts'

const DURABILITY = {
  pglite: 'PGlite: what was answered survives a crash of this process, not a power loss.',
  postgres: 'PostgreSQL: what was answered is as safe as the server makes it (fsync, synchronous_commit).',
}

try {
  const settings = readSettings(process.env)
  for (const line of unsafeLines(settings, process.env)) console.error(line)
  const sandbox = await startSandbox(settings)
  console.error(`Coverkit reference backend at ${sandbox.url}`)
  console.error(DURABILITY[sandbox.database.engine])
  console.error(
    'Identity service: the same address, client coverkitsandboxclient00001 unless IDENTITY_CLIENT_ID says another',
  )
  console.error('Premiums are samples.')
  console.error(
    settings.controls
      ? 'Controls are on, for this machine only. Customers: /sandbox/customers  Mailbox: /sandbox/mail  Faults: /sandbox/faults'
      : 'Controls are off. SANDBOX_CONTROLS=on brings the mailbox and the faults.',
  )
  if (sandbox.paymentUrl !== null) console.error(`Stand-in for a payment provider at ${sandbox.paymentUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      sandbox.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
