import * as styles from './drawing.css.ts'

/** The winding tower over a shaft. */
export function Headframe({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className={styles.middle} d="m206 198 1-40 38-20 40 18 1 42Z" />
      <path className={styles.thin} d="m206 198 1-40 38-20 40 18 1 42M120 16l124 128" />
      <path
        className={styles.frame}
        d="m46 198 18-162M116 198 100 36M102 44l92 154M104 76l40 38M110 124l58 32"
      />
      <path
        className={styles.thin}
        d="m50 172 62-40M114 172l-60-40M54 132l54-38M108 132 58 94M58 94l44-34M104 94 62 60"
      />
      <path className={styles.frame} d="m50 37 66-1" />
      <circle className={styles.frame} cx="66" cy="17" r="15" />
      <circle className={styles.frame} cx="104" cy="16" r="15" />
      <path className={styles.thin} d="M66 2v30M51 17h30M104 1v30M89 16h30" />
    </g>
  )
}
