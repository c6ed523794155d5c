import type { ReactNode } from 'react'
import * as styles from './drawing.css.ts'

const ICONS: Readonly<Record<string, ReactNode>> = {
  amount: (
    <>
      <circle className={styles.construction} cx="34" cy="66" r="54" />
      <path className={styles.leafDeep} d="M8 70A56 56 0 0 1 78 18A74 74 0 0 1 8 70Z" />
      <path className={styles.rib} d="M8 70A78 78 0 0 1 78 18" />
      <path className={styles.rule} d="M14 80h66M14 80v-6m11 6v-4m11 4v-6m11 6v-4m11 4v-6m11 6v-4m11 4v-6" />
    </>
  ),
  comparison: (
    <>
      <path className={styles.construction} d="M4 80h80M4 44h80M4 8h80" />
      <path className={styles.leafMiddle} d="M18 80A40 40 0 0 1 18 30A40 40 0 0 1 18 80Z" />
      <path className={styles.leafDeep} d="M44 80A56 56 0 0 1 44 12A56 56 0 0 1 44 80Z" />
      <path className={styles.leafPale} d="M70 80A34 34 0 0 1 70 42A34 34 0 0 1 70 80Z" />
      <path className={styles.rib} d="M18 78V42M44 78V26M70 78V52" />
    </>
  ),
  conversation: (
    <>
      <circle className={styles.construction} cx="32" cy="40" r="28" />
      <circle className={styles.construction} cx="56" cy="48" r="28" />
      <path className={styles.leafMiddle} d="M48.300 17A28 28 0 0 1 39.700 71A28 28 0 0 1 48.300 17Z" />
      <path className={styles.rule} d="M12 60 6 74l14-5M76 68l8 12-16-4" />
      <circle className={styles.dot} cx="20" cy="40" r="3" />
      <circle className={styles.dot} cx="68" cy="48" r="3" />
    </>
  ),
}

export function CardIcon({ of }: { of: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 88 88" width="88" height="88" aria-hidden="true">
      {ICONS[of]}
    </svg>
  )
}
