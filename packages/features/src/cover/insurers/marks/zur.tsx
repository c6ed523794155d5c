import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#14606b',
  drawing: (
    <g {...LINE} strokeLinejoin="round">
      <path d="M12 13h16L12 27h16" />
    </g>
  ),
}
