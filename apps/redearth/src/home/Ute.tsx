import * as styles from './drawing.css.ts'

/** A site ute with its beacon and flag, wheels on 0, 88. */
export function Ute({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        className={styles.dust}
        d="M-96 84c6-10 18-10 24-2 4-14 22-14 28-2 6-8 18-6 22 4M-130 88h22M-62 66c4-6 12-6 16 0"
      />
      <path className={styles.thin} d="m80 38-9-78" />
      <path className={styles.rust} d="m71-40 24 7-22 10Z" />
      <path className={styles.solid} d="m18 26 34-1 1 14H18Z" />
      <path
        className={styles.vehicle}
        d="M3 44c0-4 2-6 6-6h73l3-28c1-5 4-8 9-8h34c6 0 10 2 13 7l15 27 27 5c7 1 10 5 10 12v16c0 4-2 6-6 6H9c-4 0-6-2-6-6Z"
      />
      <path className={styles.glass} d="m96 11 24-1v26l-27 1ZM129 10h5l15 26h-20Z" />
      <path className={styles.stripe} d="M8 57h180" />
      <path className={styles.bright} d="m102-5 15-1 1 7h-16Z" />
      <circle className={styles.tyre} cx="42" cy="73" r="16" />
      <circle className={styles.hub} cx="42" cy="73" r="6" />
      <circle className={styles.tyre} cx="154" cy="73" r="16" />
      <circle className={styles.hub} cx="154" cy="73" r="6" />
    </g>
  )
}
