import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from './buildPackage.ts'
import { entrySizes } from './entrySizes.ts'
import { packPackage } from './packPackage.ts'
import { ROOT, readPublished } from './published.ts'

// Builds and packs what partners install, into .data/packages, and prints what each entry weighs.
const folder = join(ROOT, '.data', 'packages')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const own of readPublished()) {
  await buildPackage(own)
  const { path, files } = await packPackage(own, folder)
  console.log(`${path} (${files.length} files)`)
  for (const [entry, size] of Object.entries(await entrySizes(own)))
    console.log(`  ${entry.padEnd(26)} ${String(size).padStart(6)} B brotli, minified`)
}
