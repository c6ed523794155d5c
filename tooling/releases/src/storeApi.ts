import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { apiReports } from './apiReports.ts'
import { buildPackage } from './buildPackage.ts'
import { readPublished } from './published.ts'
import { RELEASED_API } from './releaseLevel.ts'

/** Builds every package and writes the reports of its API, with which the next version is compared. */
export async function storeApi(): Promise<void> {
  for (const own of readPublished()) {
    await buildPackage(own)
    const folder = join(RELEASED_API, basename(own.folder))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of await apiReports(own)) writeFileSync(join(folder, name), text)
    console.log(`${own.name} ${own.version}`)
  }
}
