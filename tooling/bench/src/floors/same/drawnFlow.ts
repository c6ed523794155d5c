import type { DrawnElement, DrawnPage } from '../../steps/readPage.ts'

/** The screens that the floor draws, which the bench has read from a flow and written into the document. */
export interface DrawnFlow {
  readonly frame: DrawnElement
  readonly screens: readonly Pick<DrawnPage, 'title' | 'main'>[]
}

export function drawnFlow(): DrawnFlow {
  const text = document.getElementById('flow')?.textContent ?? ''
  return JSON.parse(text) as DrawnFlow
}
