import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DOCUMENT, runRedocly } from './runRedocly.ts'

const CONFIG = fileURLToPath(new URL('../redocly.yaml', import.meta.url))
/** The tool's own logo, the only resource that the page would load from elsewhere. */
const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="16"><text y="12" font-family="sans-serif" font-size="13">Redoc</text></svg>',
)}`

/** Writes the reference into a folder. @returns the path of its page, which needs no network. */
export async function buildReference(folder: string): Promise<string> {
  const page = join(folder, 'index.html')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const options = [
    '--inlineBundle',
    `--config=${CONFIG}`,
    '--title=Coverkit API reference',
    `--output=${page}`,
  ]
  await runRedocly('build-docs', DOCUMENT, ...options)
  writeFileSync(page, readFileSync(page, 'utf8').replace(REMOTE_LOGO, LOGO))
  return page
}
