import { Link } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

/** Why to trust what follows. */
export function Proof() {
  return (
    <ul className={styles.proof}>
      {copy.proof.map(({ title, text, link }) => (
        <li key={title} className={styles.proofItem}>
          <strong className={styles.proofTitle}>{title}</strong>
          <span>{text}</span> {link && <Link href={link.href}>{link.label}</Link>}
        </li>
      ))}
    </ul>
  )
}
