import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocal } from '@coverkit/serve'
import { backendEnvironment, places } from '../places.ts'
import { clockOffsetMs } from './fixedDay.ts'

/** Starts the built sites and a backend with its clock at the fixed moment; returns a function that stops them. */
export default async function startScreens(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'coverkit-screens-'))
  const local = await startLocal({
    backend: {
      port: places.apiPort,
      paymentPort: places.paymentPort,
      dataFolder,
      environment: backendEnvironment,
    },
    firstSitePort: places.sitePort,
  })
  const answer = await fetch(`${places.api}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: clockOffsetMs }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`)
  return async () => {
    await local.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
