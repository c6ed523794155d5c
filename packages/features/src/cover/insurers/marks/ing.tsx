import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#7a1f3d',
  drawing: (
    <g {...LINE} strokeLinejoin="round">
      <path d="M11 21l9-9 9 9M15 19v10h10V19" />
    </g>
  ),
}
