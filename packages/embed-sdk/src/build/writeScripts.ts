import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildScripts } from './buildScripts.ts'

/** Writes the loader and the self-test to `folder`, each under its versioned name and its alias, with `scripts.json`. */
export async function writeScripts(folder: string): Promise<void> {
  const scripts = await buildScripts()
  mkdirSync(folder, { recursive: true })
  for (const old of globSync('coverkit-*.js', { cwd: folder })) rmSync(join(folder, old))
  for (const { fileName, alias, code } of scripts) {
    writeFileSync(join(folder, fileName), code)
    writeFileSync(join(folder, alias), code)
  }
  const listed = scripts.map(({ fileName, alias, integrity }) => ({ fileName, alias, integrity }))
  writeFileSync(join(folder, 'scripts.json'), `${JSON.stringify(listed, null, 2)}\n`)
}
