import * as styles from './drawing.css.ts'
import { Sprig } from './Sprig.tsx'

/** A fruiting sprig, laid flat as in a plant book. */
export function SprigDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 400" width="420" height="400" aria-hidden="true">
      <Sprig
        stem={[
          [150, 262],
          [200, 250],
          [260, 252],
          [318, 292],
        ]}
        leaves={8}
        size={0.9}
        berries={[0.5, 0.8]}
      />
      <Sprig
        stem={[
          [212, 182],
          [216, 140],
          [200, 100],
          [168, 62],
        ]}
        leaves={8}
        size={0.9}
        berries={[0.56, 0.86]}
      />
      <Sprig
        stem={[
          [64, 366],
          [150, 280],
          [230, 180],
          [364, 86],
        ]}
        leaves={17}
        size={1.2}
        berries={[0.36, 0.52, 0.64, 0.8, 0.92]}
      />
    </svg>
  )
}
