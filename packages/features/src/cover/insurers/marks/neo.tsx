import { LINE, type Mark } from './Mark.ts'

export const mark: Mark = {
  ground: '#6a2c70',
  drawing: (
    <g {...LINE}>
      <path d="M12 28V13l16 14V12" />
    </g>
  ),
}
