import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyFolders } from '@coverkit/checks/copy-folders'
import { serveApp } from '@coverkit/vite/serve'
import { places } from './places.ts'

const COPIED = ['package.json', 'pnpm-workspace.yaml', 'packages', 'apps', 'tooling/tsconfig', 'tooling/vite']

/** A brand that is built with a panel of its own. */
export interface PanelSite {
  readonly url: string
  close(): Promise<void>
}

/** Builds and serves a brand in a copy of the workspace, where one line of its data names its insurers. */
export async function startPanelSite(brand: string, insurers: readonly string[]): Promise<PanelSite> {
  const root = copyFolders(COPIED, 'panel')
  const app = join(root, 'apps', brand)
  const data = join(app, 'src', 'brand.ts')
  const line = `  insurers: [${insurers.map((code) => `'${code}'`).join(', ')}],\n`
  const source = readFileSync(data, 'utf8')
  const named = source.replace(/^ {2}accountName: .*\n/m, (found) => found + line)
  if (named === source) throw new Error(`${data} has no account name.`)
  writeFileSync(data, named)
  await promisify(execFile)('pnpm', ['exec', 'vite', 'build', '--app'], { cwd: app })
  const { port, close } = await serveApp({ dir: join(app, 'dist'), apiUrl: places.api })
  return {
    url: `http://${brand}.localhost:${port}`,
    async close() {
      await close()
      rmSync(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
