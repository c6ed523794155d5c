import { drawLines, makeCell } from './drawRow.ts'
import { drawArtifact, type Flow, FRAME, FRAME_WIDTH } from './Flow.ts'
import { styles } from './TextStyle.ts'

/** Adds the label at the top of every page and its number at the foot, as artifacts. */
export function addPageLabels(flow: Flow, label: string): void {
  const { count } = flow.pdf.bufferedPageRange()
  const style = styles.small
  const heading = makeCell(flow, label, { x: FRAME.left, width: FRAME_WIDTH, style })
  for (let index = 0; index < count; index++) {
    flow.pdf.switchToPage(index)
    const number = `Page ${index + 1} of ${count}`
    const x = FRAME.right - flow.measure(number, style)
    drawArtifact(flow, 'Pagination', () => {
      // Two lines fit above the frame.
      drawLines({ pdf: flow.pdf, y: FRAME.label }, heading, heading.lines.slice(0, 2), false)
      drawLines({ pdf: flow.pdf, y: FRAME.footer }, { x, style }, [number], false)
    })
  }
}
