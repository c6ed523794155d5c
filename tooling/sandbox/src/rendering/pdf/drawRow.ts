import { cleanText } from '../cleanText.ts'
import { addStructure } from './addStructure.ts'
import { type Flow, FRAME, room, type Structure, startPage } from './Flow.ts'
import { printable } from './printable.ts'
import type { TextStyle } from './TextStyle.ts'
import { isRightToLeft, visualOrder } from './visualOrder.ts'
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
  const logical = wrapLines(drawn, width, (part) => flow.measure(part, style))
  const lines = logical.map(visualOrder)
  const same = drawn === clean && lines.every((line, index) => line === logical[index])
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
  { pdf, y }: Pick<Flow, 'pdf' | 'y'>,
  { x, style }: Pick<Cell, 'x' | 'style'>,
  lines: readonly string[],
  more: boolean,
): void {
  pdf.font(style.font, style.size).fillColor(style.color)
  for (const [index, line] of lines.entries()) {
    const last = index === lines.length - 1 && !more
    let left = x
    for (const part of partsOf(last ? line : `${line} `)) {
      pdf.text(part, left, y + index * style.lineHeight, { lineBreak: false })
      left += pdf.widthOfString(part)
    }
  }
}

/** Splits lines with right-to-left text into words and spaces, since a space would change sides with its word. */
const partsOf = (line: string) => (isRightToLeft(line) ? line.split(/(?<= )|(?= )/) : [line])

/** Makes a cell as wide as the page. */
export const fullWidth = (style: TextStyle): Pick<Cell, 'x' | 'width' | 'style'> => ({
  x: FRAME.left,
  width: FRAME.right - FRAME.left,
  style,
})
