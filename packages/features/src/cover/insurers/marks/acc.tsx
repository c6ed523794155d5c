import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#8a3b12',
  drawing: (
    <g {...LINE}>
      <circle cx="16" cy="20" r="7" />
      <circle cx="24" cy="20" r="7" />
    </g>
  ),
}
