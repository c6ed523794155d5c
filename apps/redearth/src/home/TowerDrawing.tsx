import * as styles from './drawing.css.ts'

/** A phone that keeps its answers, and a mast beyond the range. */
export function TowerDrawing() {
  return (
    <svg
      className={`${styles.landscape} ${styles.tower}`}
      viewBox="0 0 420 240"
      width="420"
      height="240"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M8 226c50-8 74-70 120-75 40-4 60 22 110 21 50-1 70-26 120-25 30 1 46 60 58 79Z"
      />
      <path className={styles.thin} d="m318 150 14-96 15 96m-24-28 20 14m-18-40 14 24m-12-42 8 16" />
      <path
        className={styles.trail}
        d="M312 66c-10-10-10-26 0-36M352 66c10-10 10-26 0-36M296 80c-20-20-20-50 0-70M368 80c20-20 20-50 0-70"
      />
      <path className={styles.ground} d="M0 240c20-24 60-33 110-35 60-2 130 2 190 0 56-2 96 8 120 35Z" />
      <path
        className={styles.vehicle}
        d="M84 40c0-8 5-13 13-13l80-2c8 0 13 5 13 13l3 152c0 8-5 13-13 13l-80 2c-8 0-13-5-13-13Z"
      />
      <path className={styles.thin} d="m104 62 40-1M105 84l66-1M105 106l66-2" />
      <path className={styles.stripe} d="m120 152 14 14 30-34" />
    </svg>
  )
}
