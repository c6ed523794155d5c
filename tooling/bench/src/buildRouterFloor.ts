import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { FloorFile } from './serveFloors.ts'

const ROOT = join(import.meta.dirname, 'floors', 'router')
const shared = (): InlineConfig => ({ root: ROOT, configFile: false, logLevel: 'error', plugins: [react()] })

/** The prerendered body of the floor. */
async function rendered(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'coverkit-floor-router-'))
  try {
    await build({
      ...shared(),
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, ssr: 'render.tsx', rolldownOptions: { output: { entryFileNames: 'render.mjs' } } },
    })
    const { render }: { render(): Promise<string> } = await import(
      pathToFileURL(join(outDir, 'render.mjs')).href
    )
    return await render()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** RR: a prerendered page that React and its router take over, built in this run. By path, the page itself at `path`. */
export async function buildRouterFloor(path: string): Promise<ReadonlyMap<string, FloorFile>> {
  const body = await rendered()
  const output = await build({ ...shared(), build: { write: false, modulePreload: { polyfill: false } } })
  const outputs = Array.isArray(output) ? output : [output]
  const files = outputs.flatMap((result) => ('output' in result ? result.output : []))
  return new Map(
    files.map((file): [string, FloorFile] => {
      if (file.type === 'chunk') return [`/${file.fileName}`, { type: 'text/javascript', content: file.code }]
      const content = String(file.source).replace('<!--page-->', () => body)
      return [path, { type: 'text/html; charset=utf-8', content }]
    }),
  )
}
