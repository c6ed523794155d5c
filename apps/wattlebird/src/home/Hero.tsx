import { Offered } from '@coverkit/brand'
import { mainActions } from '@coverkit/site/home'
import { ButtonLink, Heading, Link, Text } from '@coverkit/ui'
import { BirdsDrawing } from './BirdsDrawing.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

function Proof() {
  return (
    <ul className={styles.proof}>
      {copy.proof.map(({ title, text, link }) => (
        <li key={title}>
          <strong className={styles.proofTitle}>{title}</strong>
          <span className={styles.proofText}>
            <span>{text}</span> {link && <Link href={link.href}>{link.label}</Link>}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <Heading level={1} size={48}>
            {copy.promise}
          </Heading>
          <Text size={20}>{copy.sentence}</Text>
          <div className={styles.actions}>
            <ButtonLink href={mainActions.quote} variant="primary" fullOnPhone>
              {copy.actions.quote}
            </ButtonLink>
            <ButtonLink href={mainActions.needs} fullOnPhone>
              {copy.actions.needs}
            </ButtonLink>
          </div>
          <Offered to={mainActions.transfer}>
            <Link href={mainActions.transfer} variant="standalone">
              {copy.actions.transfer}
            </Link>
          </Offered>
        </div>
        <Proof />
        <div className={styles.drawing}>
          <BirdsDrawing />
        </div>
      </div>
    </section>
  )
}
