import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildScripts } from './buildScripts.ts'

const folder = new URL('../../dist/', import.meta.url)
const scripts = await buildScripts()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { fileName, alias, code } of scripts) {
  writeFileSync(new URL(fileName, folder), code)
  writeFileSync(new URL(alias, folder), code)
}
const listed = scripts.map(({ fileName, alias, integrity }) => ({ fileName, alias, integrity }))
writeFileSync(new URL('scripts.json', folder), `${JSON.stringify(listed, null, 2)}\n`)
