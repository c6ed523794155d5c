import { Heading, Link } from '@coverkit/ui'
import { CardIcon } from './CardIcon.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { cards } = copy

/** Three cards with icons. */
export function Cards() {
  return (
    <section aria-labelledby="cards" className={styles.band}>
      <div className={styles.inner}>
        <Heading level={2} size={38} id="cards">
          {cards.heading}
        </Heading>
        <ul className={styles.cards}>
          {cards.list.map(({ icon, title, text, link }) => (
            <li key={icon} className={styles.card}>
              <CardIcon of={icon} />
              <Heading level={3} size={24}>
                {title}
              </Heading>
              <p className={styles.cardText}>{text}</p>
              <Link href={link.href} variant="standalone">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
