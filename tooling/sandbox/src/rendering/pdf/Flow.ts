import type { TextStyle } from './TextStyle.ts'

/** The edges of the content on an A4 page, in points from its top left. */
export const FRAME = { left: 56, right: 539, top: 72, bottom: 770, footer: 792, label: 36 } as const
export const FRAME_WIDTH = FRAME.right - FRAME.left

export type Structure = PDFKit.PDFStructureElement

/** The position of the next block of a document. */
export interface Flow {
  pdf: PDFKit.PDFDocument
  /** The structure element of the whole document. */
  root: Structure
  /** Points from the top of the page. */
  y: number
  measure: (text: string, style: TextStyle) => number
}

export function startPage(flow: Flow): void {
  flow.pdf.addPage()
  flow.y = FRAME.top
}

export const room = ({ y }: Flow): number => FRAME.bottom - y

/** Leaves a gap above the next block, except at the top of a page. */
export function leaveGap(flow: Flow, height: number): void {
  if (flow.y > FRAME.top) flow.y += height
}

/** Starts a new page unless this height fits below. */
export function ensureRoom(flow: Flow, height: number): void {
  if (room(flow) < height && flow.y > FRAME.top) startPage(flow)
}

/** Draws lines, tints, labels and page numbers, which are no content. A screen reader skips them. */
export function drawArtifact({ pdf }: Flow, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
