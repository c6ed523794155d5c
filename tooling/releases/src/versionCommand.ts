import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { apiReports } from './apiReports.ts'
import { buildPackage } from './buildPackage.ts'
import { ROOT, readPublished } from './published.ts'
import { RELEASED_API } from './releaseLevel.ts'

// Turns the changesets into versions and changelogs, and keeps the API of what is released, to compare the next one with.
execFileSync('pnpm', ['exec', 'changeset', 'version'], { cwd: ROOT, stdio: 'inherit' })
for (const own of readPublished()) {
  await buildPackage(own)
  const folder = join(RELEASED_API, basename(own.folder))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of await apiReports(own)) writeFileSync(join(folder, name), text)
  console.log(`${own.name} ${own.version}`)
}
