import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocal } from '@coverkit/serve'
import { type Figure, meets, printFigures } from './figures.ts'
import { measureBytes } from './measureBytes.ts'
import { measureComparison } from './measureComparison.ts'
import { measureNeeds } from './measureNeeds.ts'
import { measurePages } from './measurePages.ts'

const API_PORT = 4700
const SITE_PORT = 4710

const figures: Figure[] = []
function report(title: string, measured: readonly Figure[]): void {
  printFigures(title, measured)
  figures.push(...measured)
}

const dataFolder = await mkdtemp(join(tmpdir(), 'coverkit-bench-'))
const local = await startLocal({ backend: { port: API_PORT, dataFolder }, firstSitePort: SITE_PORT })
try {
  report('Needs', measureNeeds())
  report('Comparison', await measureComparison(local.backend.url))
  report('First load', await measureBytes(SITE_PORT))
  report('Pages in Chromium', await measurePages(`http://wattlebird.localhost:${SITE_PORT}`))
} finally {
  await local.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
const missed = figures.filter((figure) => !meets(figure))
console.log(`\n${figures.length - missed.length} of ${figures.length} figures within their targets.`)
process.exitCode = missed.length === 0 ? 0 : 1
