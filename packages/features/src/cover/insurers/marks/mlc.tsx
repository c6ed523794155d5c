import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#3c5a2b',
  drawing: (
    <g {...LINE}>
      <path d="M20 30V19M20 24c-4-1-7-4-8-8M20 22c4-1 7-4 8-9M20 19c-1-3-1-6 0-9" />
    </g>
  ),
}
