import { cleanText } from '../cleanText.ts'
import { addStructure } from './addStructure.ts'
import { type Flow, FRAME, room, type Structure, startPage } from './Flow.ts'
import { mainFace } from './faceOf.ts'
import { LEFT_TO_RIGHT, RIGHT_TO_LEFT } from './loadFace.ts'
import { printable } from './printable.ts'
import { type Run, readsAsDrawn, runsOf } from './runsOf.ts'
import type { TextStyle } from './TextStyle.ts'
import { wrapLines } from './wrapLines.ts'

/** A text in its column, before it is added to the structure. */
export interface Cell {
  /** Points from the left of the page. */
  x: number
  width: number
  style: TextStyle
  lines: readonly string[]
  /** The original text, if the drawn one differs. */
  actual?: string
}

/** Adds a cell to the structure; returns the element that holds its text. */
export type CellStructure = (cell: Cell, index: number) => Structure

export function makeCell(
  flow: Flow,
  text: string,
  { x, width, style }: Pick<Cell, 'x' | 'width' | 'style'>,
): Cell {
  const clean = cleanText(text)
  const drawn = printable(clean, style.font)
  const lines = wrapLines(drawn, width, (part) => flow.measure(part, style))
  const isPlain = lines.every((line) => runsOf(line, style.font).every(readsAsDrawn))
  // A word that is split has a space between its parts where it is copied.
  const same = drawn === clean && lines.join(' ') === drawn && isPlain
  return same ? { x, width, style, lines } : { x, width, style, lines, actual: clean }
}

/** Adds an element with a cell's text below another. */
export const addText = (
  flow: Flow,
  parent: Structure,
  role: Parameters<typeof addStructure>[2],
  { actual }: Cell,
  attributes?: Parameters<typeof addStructure>[3],
): Structure => addStructure(flow, parent, role, { ...attributes, ...(actual !== undefined && { actual }) })

export const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * style.lineHeight))

/** Draws cells side by side, on as many pages as they need. `onPage` draws the beginning of each further page. */
export function drawRow(
  flow: Flow,
  cells: readonly Cell[],
  structureOf: CellStructure,
  onPage: () => void = () => {},
): void {
  const elements = cells.map(structureOf)
  const lineHeight = Math.max(...cells.map(({ style }) => style.lineHeight))
  const most = Math.max(...cells.map(({ lines }) => lines.length))
  for (let from = 0; from < most; ) {
    const fitting = Math.floor(room(flow) / lineHeight)
    if (fitting < 1) {
      startPage(flow)
      onPage()
      continue
    }
    for (const [index, cell] of cells.entries()) {
      const lines = cell.lines.slice(from, from + fitting)
      if (lines.some((line) => line !== ''))
        elements[index]?.add(() => drawLines(flow, cell, lines, from + lines.length < cell.lines.length))
    }
    flow.y += Math.min(fitting, most - from) * lineHeight
    from += fitting
  }
}

/** Draws lines with a space at each end, which separates the words when the text is read or copied. */
export function drawLines(
  flow: Pick<Flow, 'pdf' | 'y'>,
  { x, style }: Pick<Cell, 'x' | 'style'>,
  lines: readonly string[],
  more: boolean,
): void {
  flow.pdf.fillColor(style.color)
  for (const [index, line] of lines.entries()) {
    const last = index === lines.length - 1 && !more
    // All faces of a line share one baseline.
    const baseline = flow.y + index * style.lineHeight + mainFace(style.font).ascent * style.size
    let left = x
    for (const run of runsOf(last ? line : `${line} `, style.font)) {
      drawRun(flow.pdf, run, { left, baseline, size: style.size })
      left += run.face.shape(run.text, run.isRightToLeft).width * style.size
    }
  }
}

interface RunPlace {
  left: number
  baseline: number
  size: number
}

/** Draws a run; with its text where the shapes alone would be searched and copied as another one. */
function drawRun(pdf: PDFKit.PDFDocument, run: Run, { left, baseline, size }: RunPlace): void {
  const { face, text, isRightToLeft } = run
  const needsText = !isRightToLeft && !readsAsDrawn(run)
  if (needsText) pdf.markContent('Span', { actual: text })
  pdf
    .registerFont(face.name, face.font)
    .font(face.name, size)
    .text(text, left, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT],
    })
  if (needsText) pdf.endMarkedContent()
}

/** Makes a cell as wide as the page. */
export const fullWidth = (style: TextStyle): Pick<Cell, 'x' | 'width' | 'style'> => ({
  x: FRAME.left,
  width: FRAME.right - FRAME.left,
  style,
})
