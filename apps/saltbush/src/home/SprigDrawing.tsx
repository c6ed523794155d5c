import * as styles from './drawing.css.ts'
import { Sprig } from './Sprig.tsx'

/** A fruiting sprig, laid flat as in a plant book. */
export function SprigDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 400" width="420" height="400" aria-hidden="true">
      <Sprig
        stem={[
          [142, 285],
          [204, 262],
          [268, 282],
          [330, 336],
        ]}
        leaves={7}
        from={0.42}
        size={0.92}
        berries={[0.6, 0.84]}
      />
      <Sprig
        stem={[
          [196, 229],
          [210, 170],
          [192, 116],
          [146, 74],
        ]}
        leaves={7}
        from={0.4}
        size={0.92}
        berries={[0.6, 0.86]}
      />
      <Sprig
        stem={[
          [64, 366],
          [150, 280],
          [230, 180],
          [364, 86],
        ]}
        leaves={16}
        size={1.2}
        berries={[0.36, 0.6, 0.74, 0.9]}
      />
    </svg>
  )
}
