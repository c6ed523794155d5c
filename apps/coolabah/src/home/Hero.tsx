import { Offered } from '@coverkit/brand'
import { mainActions } from '@coverkit/site/home'
import { Anchor, ArrowRightIcon, ButtonLink, Heading, Icon, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import { dusk } from './drawing.css.ts'
import * as styles from './hero.css.ts'
import { RiverDrawing } from './RiverDrawing.tsx'

const WAYS = ['needs', 'transfer'] as const

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <Heading level={1} size={48}>
          {copy.promise}
        </Heading>
        <Text size={20} tone="soft">
          {copy.sentence}
        </Text>
        <ButtonLink href={mainActions.quote} variant="primary" fullOnPhone>
          {copy.start}
        </ButtonLink>
        <ul className={styles.ways}>
          {WAYS.map((way) => (
            <Offered key={way} to={mainActions[way]}>
              <li>
                <Anchor className={styles.way} href={mainActions[way]}>
                  <span>
                    <span className={styles.wayLabel}>{copy.ways[way].label}</span>
                    <span className={styles.wayText}>{copy.ways[way].text}</span>
                  </span>
                  <span className={styles.arrow}>
                    <Icon of={ArrowRightIcon} />
                  </span>
                </Anchor>
              </li>
            </Offered>
          ))}
        </ul>
      </div>
      <div className={`${styles.scene} ${dusk}`}>
        <RiverDrawing />
      </div>
    </section>
  )
}
