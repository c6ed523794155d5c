import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#5b3f00',
  drawing: (
    <g {...LINE}>
      <path d="M20 31V15M20 15c-4-1-6-4-5-7 3 0 5 3 5 7zM20 15c4-1 6-4 5-7-3 0-5 3-5 7M20 25c-3 0-5-2-6-4M20 25c3 0 5-2 6-4" />
    </g>
  ),
}
