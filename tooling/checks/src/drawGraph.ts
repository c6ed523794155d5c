import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawGraph } from './layers.ts'
import { ROOT, readWorkspace } from './workspace.ts'

const DOCUMENT = join(ROOT, 'docs', 'architecture.md')
const GRAPH = /<!-- graph -->[\s\S]*<!-- \/graph -->/

/** The architecture document with its graph as the sources have it now. */
export function documentWithGraph(): { readonly stands: string; readonly drawn: string } {
  const stands = readFileSync(DOCUMENT, 'utf8')
  const graph = `<!-- graph -->\n${drawGraph(readWorkspace())}\n<!-- /graph -->`
  return { stands, drawn: stands.replace(GRAPH, graph) }
}

if (import.meta.main) writeFileSync(DOCUMENT, documentWithGraph().drawn)
