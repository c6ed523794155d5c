import * as styles from './drawing.css.ts'
import { Headframe } from './Headframe.tsx'
import { Ute } from './Ute.tsx'

function Home() {
  return (
    <g>
      <path className={styles.vehicle} d="m168 262 2-58 120-2 3 60Z" />
      <path className={styles.rust} d="m150 208 32-44 94-2 36 44Z" />
      <path className={styles.bright} d="m192 222 28-1 1 25-29 1Z" />
      <path className={styles.glass} d="m246 218 25-1 1 45h-26Z" />
      <path className={styles.thin} d="M206 222v24M192 234l29-1M140 262h176" />
      <path
        className={styles.thin}
        d="M382 264v-58M350 212l64-6M354 206c18 8 40 6 58-4M366 211v20h16v-19M398 208v16h11v-17"
      />
      <circle className={styles.solid} cx="330" cy="226" r="7" />
      <path className={styles.frame} d="M330 238v14l-6 14M330 252l7 14M330 242l-12-12M330 242l11 4" />
      <circle className={styles.solid} cx="352" cy="240" r="5.500" />
      <path className={styles.frame} d="M352 250v8l-3 9M352 258l4 9M352 252l-9-3M352 252l10-9" />
    </g>
  )
}

function Plane() {
  return (
    <g transform="translate(786 16) rotate(-6)">
      <path
        className={styles.vehicle}
        d="M2 32c14-7 36-9 70-10l30-1c18 0 30 5 34 11-6 7-20 9-38 9l-72 1C14 42 5 38 2 32Z"
      />
      <path className={styles.rust} d="m6 30-10-24 14-1 20 20ZM52 36 34 66l14-1 34-28Z" />
      <path className={styles.thin} d="M60 29h4m10 0h4m10 0h4M112 24c2 4 6 6 12 7" />
    </g>
  )
}

/** Home at one end, the site at the other, a plane between them. */
export function HorizonDrawing() {
  return (
    <svg
      className={`${styles.landscape} ${styles.horizon}`}
      viewBox="0 0 1600 320"
      width="1600"
      height="320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.cloud}
        d="M60 92c80-6 120 4 210-2M560 64c40-4 90 2 140-3M1130 58c90-6 150 4 260-3M1250 96c40-3 90 2 130-2"
      />
      <circle className={styles.sun} cx="1010" cy="182" r="96" />
      <path
        className={styles.far}
        d="M0 226c60-4 90-26 140-27 44-1 60 14 104 13 54-1 70-33 128-34 40-1 52 8 90 9 52 1 80 30 132 30 60 0 84-17 138-18 62-1 96 22 160 22 70 0 96-29 170-30 60-1 80 18 132 19 54 1 90-19 146-18 60 1 92 22 148 24 48 1 72-5 112-8v112H0Z"
      />
      <path
        className={styles.middle}
        d="M0 256c160-4 300 2 440-2l44-4 26-30 84-3 20 32c100 8 320 2 470-1 60-1 110-1 130-3l34-44 152-4 36 46c60 4 110 6 164 4v73H0Z"
      />
      <path className={styles.trail} d="M300 150C420 60 600 34 770 42" />
      <Home />
      <Headframe transform="translate(920 66)" />
      <Plane />
      <path className={styles.ground} d="M0 264c220-8 420 6 640 1s420-10 640-4 220 6 320 2v57H0Z" />
      <Ute transform="translate(612 178)" />
      <path
        className={styles.thin}
        d="M470 292c-4-8-10-12-14-14m14 14c0-9-1-14-3-19m3 19c4-8 8-12 12-14M860 300c-4-8-10-12-14-14m14 14c0-9-1-14-3-19m3 19c4-8 8-12 12-14M1330 292c-4-8-10-12-14-14m14 14c0-9-1-14-3-19m3 19c4-8 8-12 12-14"
      />
    </svg>
  )
}
