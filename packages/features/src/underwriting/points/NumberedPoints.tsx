import * as styles from './numberedPoints.css.ts'

/** Without the role Safari takes a list that has no markers for none. */
const LIST = 'list'

interface NumberedPointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[]
}

/** Sentences with a few words above each that say what it is about, numbered: such as what is signed. */
export function NumberedPoints({ points }: NumberedPointsProps) {
  return (
    <ol role={LIST} className={styles.list}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <p>
            <strong>{title}</strong> <span className={styles.text}>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
