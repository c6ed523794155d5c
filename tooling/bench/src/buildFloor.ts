import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brotliBytes } from './brotliBytes.ts'

const VENDORS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  { name: 'state', test: /node_modules[\\/]jotai[\\/]/ },
]

/** Brotli bytes of all scripts of a floor, built in this run with the versions of this workspace. */
export async function buildFloor(name: 'form' | 'mui'): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), `coverkit-floor-${name}-`))
  try {
    const output = await build({
      root: join(import.meta.dirname, 'floors', name),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        // Cut into the chunks that our own build has, so that both pay for them.
        rolldownOptions: { output: { codeSplitting: { groups: VENDORS } } },
      },
    })
    const outputs = Array.isArray(output) ? output : [output]
    const chunks = outputs.flatMap((result) => ('output' in result ? result.output : []))
    return chunks.reduce((total, chunk) => total + (chunk.type === 'chunk' ? brotliBytes(chunk.code) : 0), 0)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
