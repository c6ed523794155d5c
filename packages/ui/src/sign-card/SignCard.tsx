import type { ReactElement, ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import * as styles from './signCard.css.ts'

/** The parts of a signature, in their order. */
export type SignCardProps = {
  /** One `Checkbox` or more, for the declarations. */
  declared: ReactNode
  /** A `TextField` for the typed name, which is drawn as a signature. */
  name: ReactNode
  /** The button that submits the form. It is never disabled: a press names the missing parts. */
  action: ReactNode
  /** A line beside the button. */
  note?: ReactNode
}

/** The declarations, the name that signs them and the button, as one card at the end of a form. */
export function SignCard({ declared, name, action, note }: SignCardProps): ReactElement {
  return (
    <Card>
      <div className={styles.declared}>{declared}</div>
      <div className={styles.name}>{name}</div>
      <div className={styles.action}>
        {action}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </Card>
  )
}
