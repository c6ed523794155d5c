import type { Weight } from './families.ts'

export interface TextStyle {
  font: Weight
  /** Points, like every length here. */
  size: number
  lineHeight: number
  color: string
}

const INK = '#1a1a1a'
const BODY: TextStyle = { font: 'regular', size: 9.5, lineHeight: 14, color: INK }

export const styles = {
  title: { font: 'bold', size: 20, lineHeight: 26, color: INK },
  section: { font: 'bold', size: 14, lineHeight: 19, color: INK },
  subsection: { font: 'bold', size: 11, lineHeight: 15, color: INK },
  body: BODY,
  strong: { ...BODY, font: 'bold' },
  small: { ...BODY, size: 8, lineHeight: 11, color: '#4a4a4a' },
} satisfies Record<string, TextStyle>
