import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brotliBytes } from './brotliBytes.ts'
import type { FloorFile } from './serveFloors.ts'

export type FloorName = 'form' | 'mui' | 'same' | 'same-mui'

const VENDORS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  { name: 'state', test: /node_modules[\\/]jotai[\\/]/ },
]

/** The files of a floor by path, built in this run with the versions of this workspace. */
export async function buildFloor(name: FloorName): Promise<ReadonlyMap<string, FloorFile>> {
  const output = await build({
    root: join(import.meta.dirname, 'floors', name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      // Cut into the chunks that our own build has, so that both pay for them.
      rolldownOptions: { output: { codeSplitting: { groups: VENDORS } } },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const files = outputs.flatMap((result) => ('output' in result ? result.output : []))
  return new Map(
    files.map((file): [string, FloorFile] =>
      file.type === 'chunk'
        ? [`/${file.fileName}`, { type: 'text/javascript', content: file.code }]
        : ['/', { type: 'text/html; charset=utf-8', content: String(file.source) }],
    ),
  )
}

/** Brotli bytes of all scripts of a floor. */
export async function floorBytes(name: FloorName): Promise<number> {
  const files = [...(await buildFloor(name)).values()]
  const scripts = files.filter(({ type }) => type === 'text/javascript')
  return scripts.reduce((total, { content }) => total + brotliBytes(content), 0)
}
