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
      <circle className={styles.construction} cx="36" cy="34" r="30" />
      <circle className={styles.construction} cx="58" cy="56" r="26" />
      <path className={styles.leafPale} d="M58 34A22 22 0 0 1 78 66L84 80 69 74A22 22 0 1 1 58 34Z" />
      <path className={styles.leafMiddle} d="M36 8A26 26 0 1 1 24 57L6 64 12 45A26 26 0 0 1 36 8Z" />
      <path className={styles.rib} d="M24 28h24M24 40h16" />
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
