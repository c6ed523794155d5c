import { cleanText } from '../cleanText.ts'
import type { Block } from '../TextDocument.ts'
import { addStructure } from './addStructure.ts'
import { columnWidths } from './columnWidths.ts'
import { addText, type Cell, drawLines, drawRow, fullWidth, heightOf, makeCell } from './drawRow.ts'
import { drawArtifact, ensureRoom, type Flow, FRAME, FRAME_WIDTH, type Structure, startPage } from './Flow.ts'
import { styles, type TextStyle } from './TextStyle.ts'

const PADDING = 5
const RULE = '#b8b8b8'
const TINT = '#eef1f4'
// A higher row is broken across pages; a lower one moves to the next page.
const MOVED_WHOLE = (FRAME.bottom - FRAME.top) / 2

type Table = Extract<Block, { kind: 'table' }>

/** Draws a table with headers of columns and rows. Each further page repeats the column headers as an artifact. */
export function drawTable(flow: Flow, { caption, columns, rows }: Table): void {
  const element = addStructure(flow, flow.root, 'Table')
  const widths = widthsOf(flow, [columns, ...rows])
  const header = rowCells(flow, columns, widths, () => styles.strong)
  const bodyRows = rows.map((row) => rowCells(flow, row, widths, styleOf))
  const title = makeCell(flow, caption, fullWidth(styles.strong))

  ensureRoom(flow, heightOf([title]) + heightOf(header) + heightOf(bodyRows[0] ?? header) + 4 * PADDING)
  drawRow(flow, [title], () => addText(flow, element, 'Caption', title))
  flow.y += PADDING
  drawHeader(flow, header, element)
  for (const cells of bodyRows) drawBodyRow(flow, cells, { element, header })
}

const styleOf = (column: number): TextStyle => (column === 0 ? styles.strong : styles.body)

function widthsOf(flow: Flow, rows: readonly (readonly string[])[]): number[] {
  const columns = (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => cleanText(row[column] ?? ''))
    const widest = (parts: readonly string[]) =>
      parts.reduce((most, part) => Math.max(most, flow.measure(part, styles.strong)), 0) + 2 * PADDING + 1
    return { natural: widest(texts), word: widest(texts.flatMap((text) => text.split(' '))) }
  })
  return columnWidths(columns, FRAME_WIDTH)
}

function rowCells(
  flow: Flow,
  row: readonly string[],
  widths: readonly number[],
  style: (column: number) => TextStyle,
): Cell[] {
  let left: number = FRAME.left
  return widths.map((width, column) => {
    const x = left + PADDING
    left += width
    return makeCell(flow, row[column] ?? '', { x, width: width - 2 * PADDING, style: style(column) })
  })
}

function drawHeader(flow: Flow, cells: readonly Cell[], table: Structure): void {
  drawTint(flow, cells)
  flow.y += PADDING
  const row = addStructure(flow, table, 'TR')
  drawRow(flow, cells, (cell) =>
    addText(flow, row, 'TH', cell, { attributes: { O: 'Table', Scope: 'Column' } }),
  )
  flow.y += PADDING
}

function repeatHeader(flow: Flow, cells: readonly Cell[]): void {
  drawTint(flow, cells)
  flow.y += PADDING
  drawArtifact(flow, 'Pagination', () => {
    for (const cell of cells) drawLines(flow, cell, cell.lines, false)
  })
  flow.y += heightOf(cells) + PADDING
}

function drawBodyRow(
  flow: Flow,
  cells: readonly Cell[],
  { element, header }: { element: Structure; header: readonly Cell[] },
): void {
  const onPage = () => {
    repeatHeader(flow, header)
    flow.y += PADDING
  }
  const height = heightOf(cells) + 2 * PADDING
  if (height < MOVED_WHOLE && flow.y + height > FRAME.bottom) {
    startPage(flow)
    repeatHeader(flow, header)
  }
  flow.y += PADDING
  const row = addStructure(flow, element, 'TR')
  drawRow(
    flow,
    cells,
    (cell, column) =>
      column === 0
        ? addText(flow, row, 'TH', cell, { attributes: { O: 'Table', Scope: 'Row' } })
        : addText(flow, row, 'TD', cell),
    onPage,
  )
  flow.y += PADDING
  drawArtifact(flow, 'Layout', () =>
    flow.pdf.moveTo(FRAME.left, flow.y).lineTo(FRAME.right, flow.y).lineWidth(0.5).strokeColor(RULE).stroke(),
  )
}

function drawTint(flow: Flow, cells: readonly Cell[]): void {
  const height = heightOf(cells) + 2 * PADDING
  drawArtifact(flow, 'Layout', () => flow.pdf.rect(FRAME.left, flow.y, FRAME_WIDTH, height).fill(TINT))
}
