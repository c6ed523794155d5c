import { buildFloor, type FloorName } from '../buildFloor.ts'
import type { DrawnFlow } from '../floors/same/drawnFlow.ts'
import { type FloorHost, html, serveFloors } from '../serveFloors.ts'

/** Serves a floor that draws the same screens: its styles and data are written into its document. */
export async function serveDrawnFlow(
  name: FloorName,
  { css, ...flow }: DrawnFlow & { readonly css: string },
): Promise<FloorHost> {
  const files = await buildFloor(name)
  const document = String(files.get('/')?.content ?? '')
  const data = JSON.stringify(flow).replaceAll('<', '\\u003c')
  const filled = document
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(
      '<div id="root">',
      () => `<script type="application/json" id="flow">${data}</script><div id="root">`,
    )
  return serveFloors(new Map([...files, ['/', html(filled)]]))
}
