import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#26415c',
  drawing: (
    <g {...LINE} strokeLinejoin="round">
      <path d="M10 14h20M20 14v16M13 21c4 0 7-3 7-7M27 21c-4 0-7-3-7-7" />
    </g>
  ),
}
