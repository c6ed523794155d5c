import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#1f4e79',
  drawing: (
    <g {...LINE}>
      <circle cx="20" cy="20" r="10" />
      <path d="M20 10c-5 6-5 14 0 20M20 10c5 6 5 14 0 20M10 20h20" />
    </g>
  ),
}
