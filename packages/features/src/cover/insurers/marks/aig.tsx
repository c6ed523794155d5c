import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#3d3f8f',
  drawing: (
    <g {...LINE}>
      <path d="M13 29c0-9 5-15 15-18-1 9-5 14-13 15M13 29c2-5 5-8 9-11" />
    </g>
  ),
}
