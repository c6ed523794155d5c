import * as styles from './drawing.css.ts'
import { Blossom, Leaf } from './leaf.tsx'
import { branchPath, leafPlaces } from './sprig.ts'

/** Seven gum leaves on a branch, with the circles that they are made of. */
export function SprigDrawing() {
  return (
    <svg className={styles.sprig} viewBox="0 0 560 480" width="560" height="480" aria-hidden="true">
      <circle className={styles.disc} cx="306" cy="244" r="216" />
      <circle className={styles.construction} cx="306" cy="244" r="216" />
      <circle className={styles.construction} cx="306" cy="244" r="133" />
      <circle className={styles.construction} cx="306" cy="244" r="82" />
      <path className={styles.construction} d="M306 8v464M70 244h472M139 77l334 334M473 77 139 411" />
      <path className={styles.branch} d={branchPath} />
      {leafPlaces.map((place) => (
        <Leaf key={place.x} {...place} />
      ))}
      <Blossom x={470} y={52} />
      <Blossom x={252} y={142} />
    </svg>
  )
}
