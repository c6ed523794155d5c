import { Offered } from '@coverkit/brand'
import { mainActions } from '@coverkit/site/home'
import { Anchor, ButtonLink, Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import { HorizonDrawing } from './HorizonDrawing.tsx'
import * as styles from './home.css.ts'

function Proof() {
  return (
    <ul className={styles.proof}>
      {copy.proof.map(({ title, text, link }) => (
        <li key={title} className={styles.proofItem}>
          <strong className={styles.proofTitle}>{title}</strong>
          <span>{text}</span>{' '}
          {link && (
            <Anchor className={styles.proofLink} href={link.href}>
              {link.label}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <Heading level={1} size={48}>
          <span className={styles.promise}>{copy.promise}</span>
        </Heading>
        <div className={styles.sentence}>
          <Text size={20}>{copy.sentence}</Text>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={mainActions.quote} variant="primary" fullOnPhone>
            {copy.actions.quote}
          </ButtonLink>
          <ButtonLink href={mainActions.needs} fullOnPhone>
            {copy.actions.needs}
          </ButtonLink>
          <Offered to={mainActions.transfer}>
            <ButtonLink href={mainActions.transfer} fullOnPhone>
              {copy.actions.transfer}
            </ButtonLink>
          </Offered>
        </div>
      </div>
      <HorizonDrawing />
      <div className={styles.ground}>
        <Proof />
      </div>
    </section>
  )
}
