import * as styles from './drawing.css.ts'

/** One wattlebird that looks right, its feet on 270, 398. */
export function Bird({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        className={styles.leg}
        d="M262 366c-2 12-3 20-6 30m0 0-14 5m14-5 16 3M288 358c0 14 0 24-2 34m0 0-13 4m13-4 16 1"
      />
      <path
        className={styles.bird}
        d="M352 178c-6-32-46-42-70-18-20 20-20 50-34 78-22 44-56 84-80 134l-56 104c10 6 22 7 32 3l52-83c56 0 120-36 138-104 8-32-2-56 8-76 6-8 10-18 10-38Z"
      />
      <path className={styles.belly} d="M196 396c56 0 120-36 138-104 5-20 3-37 3-52-8 46-54 116-141 156Z" />
      <path className={styles.wing} d="M266 232c38 26 36 86-56 152-10-56 14-122 56-152Z" />
      <path
        className={styles.feather}
        d="M258 268c10 24 0 56-30 90M246 292c4 20-4 40-20 62M268 256c18 26 10 60-18 90"
      />
      <path className={styles.feather} d="m150 418-22 44m36-62-24 52" />
      <path className={styles.feather} d="m300 196 7 10m-17 2 8 11m12 3 7 10m-19 3 8 11m12 2 6 9m-16 5 6 9" />
      <path className={styles.beak} d="M350 168c22 3 40 12 56 30-20-9-36-11-56-8-4-8-4-15 0-22Z" />
      <path className={styles.wattle} d="M334 200c12 4 16 22 7 36-13-7-17-24-7-36Z" />
      <circle className={styles.eye} cx="322" cy="174" r="8" />
      <circle className={styles.pupil} cx="324" cy="174" r="4" />
    </g>
  )
}
