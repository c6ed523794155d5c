import type { HomeCover } from '@coverkit/site/home'
import type { ReactNode } from 'react'
import * as styles from './drawing.css.ts'

const DRAWINGS: Readonly<Record<HomeCover['kind'], ReactNode>> = {
  life: (
    <>
      <circle className={styles.sun} cx="232" cy="74" r="30" />
      <path className={styles.far} d="M0 104c40-10 80-4 120-8s120-8 200 2v62H0Z" />
      <path className={styles.vehicle} d="m108 122 1-46 86-2 2 48Z" />
      <path className={styles.rust} d="m92 80 26-34 70-2 28 34Z" />
      <path className={styles.bright} d="m124 88 20-1 1 18-21 1Z" />
      <path className={styles.glass} d="m162 84 18-1 1 39h-19Z" />
      <path className={styles.frame} d="M64 124V84" />
      <path
        className={styles.leaves}
        d="M64 96c-20 2-30-12-22-24 0-14 16-20 24-12 12-6 24 4 20 16 8 12-6 22-22 20Z"
      />
    </>
  ),
  incomeProtection: (
    <>
      <path className={styles.far} d="M0 108c60-8 120 2 180-4s100-2 140 0v56H0Z" />
      <path className={styles.vehicle} d="m92 24 138-3 2 96-139 2Z" />
      <path className={styles.rust} d="m92 24 138-3v18l-138 3Z" />
      <path className={styles.thin} d="M120 16v16M202 14v16" />
      <path
        className={styles.stripe}
        d="m106 57 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200M107 78l8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200m10-.200 8-.200"
      />
      <path className={styles.thin} d="m107 99 8-.200m10-.200 8-.200m10-.200 8-.200" />
      <path className={styles.frame} d="m180 98 10 9 22-24" />
    </>
  ),
  criticalIllness: (
    <>
      <circle className={styles.sun} cx="226" cy="104" r="46" />
      <path className={styles.far} d="M0 112c60-8 130 2 190-3s90-3 130-1v52H0Z" />
      <path
        className={styles.frame}
        d="M0 111c34-2 62 0 92-1l12-18 14 30 20-102 18 98 12-22 10 14c40 1 80-3 142-1"
      />
    </>
  ),
  tpd: (
    <>
      <path className={styles.far} d="M0 110c70-8 120 2 180-2s100-4 140 0v52H0Z" />
      <path className={styles.vehicle} d="m140 124 2-46 34-1 3 47Z" />
      <path className={styles.frame} d="M20 96c40 4 80 4 120 2M178 97c44 3 90 2 126-2" />
      <path className={styles.hat} d="M110 76c0-36 22-55 49-55s51 18 53 53c-34 7-68 7-102 2Z" />
      <path className={styles.thin} d="M150 23c-6 16-8 34-7 55M172 23c6 15 8 33 8 54" />
      <path className={styles.solid} d="M94 74c44 8 92 7 134-2 5 0 5 7 0 9-44 9-92 9-134 2-5-2-5-9 0-9Z" />
    </>
  ),
}

export function CoverDrawing({ of }: { of: HomeCover['kind'] }) {
  return (
    <svg
      className={`${styles.landscape} ${styles.picture}`}
      viewBox="0 0 320 150"
      width="320"
      height="150"
      aria-hidden="true"
    >
      <path className={styles.sky} d="M0 0h320v150H0Z" />
      {DRAWINGS[of]}
      <path className={styles.ground} d="M0 124c60-5 110 3 170 0s110-4 150 0v26H0Z" />
    </svg>
  )
}
