import { Offered } from '@coverkit/brand'
import { mainActions } from '@coverkit/site/home'
import { ButtonLink, Heading } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './hero.css.ts'

const WAYS = ['needs', 'quote', 'transfer'] as const

/** The three main actions, each beside the question that leads to it. */
export function StartPanel() {
  const { panel } = copy
  return (
    <div className={styles.panel}>
      <Heading level={2} size={24}>
        {panel.heading}
      </Heading>
      <ul className={styles.ways}>
        {WAYS.map((way) => (
          <Offered key={way} to={mainActions[way]}>
            <li className={styles.way}>
              <span className={styles.wayQuestion}>{panel[way].question}</span>
              <ButtonLink
                href={mainActions[way]}
                variant={way === 'needs' ? 'primary' : 'secondary'}
                fullOnPhone
              >
                {panel[way].action}
              </ButtonLink>
            </li>
          </Offered>
        ))}
      </ul>
    </div>
  )
}
