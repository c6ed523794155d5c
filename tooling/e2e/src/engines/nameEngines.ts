import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { engines } from './engines.ts'

/** The closing lines of `npm test` name the engines by this file. */
const FILE = join(import.meta.dirname, '../../.results/engines.json')

/** Names the engines that the journeys run in, with their versions, and those that are not installed. */
export default async function nameEngines(): Promise<void> {
  const ran: string[] = []
  for (const { start } of engines) {
    if (!start) continue
    const visitor = await start()
    ran.push(visitor.engine)
    await visitor.close()
  }
  const missing = engines.filter(({ start }) => !start).map(({ name }) => name)
  console.log(
    `Journeys run in ${ran.join(', ')}${missing.length > 0 ? `; not installed: ${missing.join(', ')}` : ''}.`,
  )
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, JSON.stringify({ ran, missing }))
}
