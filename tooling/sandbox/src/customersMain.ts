import { readSettings } from './readSettings.ts'
import type { MadeCustomer } from './sample-customers/makeSampleCustomers.ts'
import { unsafeLines } from './settingRules.ts'
import { startSandbox } from './startSandbox.ts'

const CONTROLS_OFF =
  'Sample customers need SANDBOX_CONTROLS=on: whoever knows their passwords could sign in to this backend'
const PATH = '/sandbox/customers'

/** Lists a backend's sample customers; creates them if there are none, or resets them with `again`. */
async function customersAt(url: string, again: boolean): Promise<MadeCustomer[]> {
  const request = async (method: string): Promise<MadeCustomer[]> => {
    const answer = await fetch(url + PATH, { method, headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`${url}${PATH} answered ${answer.status}. ${CONTROLS_OFF}`)
    return answer.json()
  }
  const known = again ? [] : await request('GET')
  return known.length > 0 ? known : request('POST')
}

async function isRunning(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function customers(again: boolean): Promise<MadeCustomer[]> {
  const { paymentPort: _, ...settings } = readSettings(process.env)
  const url = `http://127.0.0.1:${settings.port}`
  if ('folder' in settings.database && (await isRunning(url))) return customersAt(url, again)
  if (!settings.controls) throw new Error(CONTROLS_OFF)
  for (const line of unsafeLines(settings, process.env)) console.error(line)
  const sandbox = await startSandbox({ ...settings, host: '127.0.0.1', port: 0, log: 'nowhere' })
  try {
    return await customersAt(sandbox.url, again)
  } finally {
    await sandbox.close()
  }
}

/** `pnpm customers`, `pnpm customers --again`. */
try {
  for (const { name, email, password, shape } of await customers(process.argv.includes('--again')))
    console.log(`${name}\n  ${email}\n  ${password}\n  ${shape}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
