import type { Block } from '../TextDocument.ts'
import { addStructure } from './addStructure.ts'
import { addText, type Cell, drawRow, fullWidth, heightOf, makeCell } from './drawRow.ts'
import { drawTable } from './drawTable.ts'
import { drawArtifact, ensureRoom, type Flow, FRAME, FRAME_WIDTH, leaveGap, startPage } from './Flow.ts'
import { styles, type TextStyle } from './TextStyle.ts'

const GAP = 8
const INDENT = 18
const TERM_SHARE = 0.34
// The least space for a part on its heading's page; a section's heading may be followed by a part's heading.
const BELOW_HEADING = 4 * styles.body.lineHeight
const BELOW_SECTION = BELOW_HEADING + 1.5 * GAP + styles.subsection.lineHeight
const NOTE_BAR = '#4a4a4a'

export function drawBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'heading':
      if (block.level === 2) drawHeading(flow, 'H2', block.text, styles.section)
      else drawHeading(flow, 'H3', block.text, styles.subsection)
      break
    case 'paragraph':
      leaveGap(flow, GAP)
      drawParagraph(flow, makeCell(flow, block.text, fullWidth(styles.body)))
      break
    case 'note':
      leaveGap(flow, GAP)
      drawNote(flow, block.text)
      break
    case 'facts':
      leaveGap(flow, GAP)
      drawFacts(flow, block.facts)
      break
    case 'list':
      leaveGap(flow, GAP)
      drawList(flow, block.items, block.ordered ?? false)
      break
    case 'table':
      leaveGap(flow, 2 * GAP)
      drawTable(flow, block)
      break
    case 'pageBreak':
      if (flow.y > FRAME.top) startPage(flow)
  }
}

export function drawHeading(flow: Flow, role: 'H1' | 'H2' | 'H3', text: string, style: TextStyle): void {
  const cell = makeCell(flow, text, fullWidth(style))
  leaveGap(flow, role === 'H3' ? 1.5 * GAP : 2.5 * GAP)
  ensureRoom(flow, heightOf([cell]) + (role === 'H3' ? BELOW_HEADING : BELOW_SECTION))
  drawRow(flow, [cell], () => addText(flow, flow.root, role, cell))
}

function drawParagraph(flow: Flow, cell: Cell): void {
  // A page does not end with a single line of a paragraph.
  ensureRoom(flow, Math.min(cell.lines.length, 2) * cell.style.lineHeight)
  drawRow(flow, [cell], () => addText(flow, flow.root, 'P', cell))
}

function drawNote(flow: Flow, text: string): void {
  const cell = makeCell(flow, text, {
    x: FRAME.left + INDENT,
    width: FRAME_WIDTH - INDENT,
    style: styles.strong,
  })
  ensureRoom(flow, Math.min(heightOf([cell]), FRAME.bottom - FRAME.top))
  const [page, top] = [flow.pdf.page, flow.y]
  drawParagraph(flow, cell)
  if (flow.pdf.page !== page) return
  drawArtifact(flow, 'Layout', () => flow.pdf.rect(FRAME.left, top, 3, flow.y - top).fill(NOTE_BAR))
}

/** Draws a list of terms, as defined in PDF 1.7: the term is the label of its value. */
function drawFacts(flow: Flow, facts: readonly { term: string; value: string }[]): void {
  const list = addStructure(flow, flow.root, 'L', { attributes: { O: 'List', ListNumbering: 'None' } })
  const termWidth = FRAME_WIDTH * TERM_SHARE
  for (const { term, value } of facts) {
    const label = makeCell(flow, term, { x: FRAME.left, width: termWidth - GAP, style: styles.strong })
    const body = makeCell(flow, value, {
      x: FRAME.left + termWidth,
      width: FRAME_WIDTH - termWidth,
      style: styles.body,
    })
    drawItem(flow, list, [label, body])
  }
}

function drawList(flow: Flow, items: readonly string[], ordered: boolean): void {
  const list = addStructure(flow, flow.root, 'L', {
    attributes: { O: 'List', ListNumbering: ordered ? 'Decimal' : 'Disc' },
  })
  for (const [index, item] of items.entries()) {
    const mark = ordered ? `${index + 1}.` : '•'
    const label = makeCell(flow, mark, { x: FRAME.left, width: INDENT, style: styles.body })
    const body = makeCell(flow, item, {
      x: FRAME.left + INDENT,
      width: FRAME_WIDTH - INDENT,
      style: styles.body,
    })
    drawItem(flow, list, [label, body])
  }
}

function drawItem(flow: Flow, list: ReturnType<typeof addStructure>, cells: readonly [Cell, Cell]): void {
  ensureRoom(flow, Math.min(heightOf(cells), 2 * styles.body.lineHeight))
  const item = addStructure(flow, list, 'LI')
  drawRow(flow, cells, (cell, index) => addText(flow, item, index === 0 ? 'Lbl' : 'LBody', cell))
  flow.y += GAP / 3
}
