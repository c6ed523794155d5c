import { Offered } from '@coverkit/brand'
import { mainActions } from '@coverkit/site/home'
import { Anchor, ArrowRightIcon, Icon } from '@coverkit/ui'
import * as styles from './actionPanel.css.ts'
import { copy } from './copy.ts'

const ORDER = ['quote', 'needs', 'transfer'] as const

/** The three main actions as one panel, each a large button. */
export function ActionPanel() {
  return (
    <ul className={styles.panel}>
      {ORDER.map((name) => (
        <Offered key={name} to={mainActions[name]}>
          <li className={styles.cell}>
            <Anchor className={name === 'quote' ? styles.first : styles.other} href={mainActions[name]}>
              <span className={styles.action}>
                <span>{copy.panel[name].action}</span>
                <Icon of={ArrowRightIcon} />
              </span>
              <span className={styles.text}>{copy.panel[name].text}</span>
            </Anchor>
          </li>
        </Offered>
      ))}
    </ul>
  )
}
