import { useBrand } from '@coverkit/brand'
import { ButtonLink, Heading, Link } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

/** How to reach a person. */
export function Talk() {
  const { phone } = useBrand()
  return (
    <section aria-labelledby="talk" className={styles.inner}>
      <div className={styles.talk}>
        <Heading level={2} size={30} id="talk">
          {copy.talk.heading}
        </Heading>
        <div className={styles.talkWays}>
          <ButtonLink href={`tel:${phone.replaceAll(' ', '')}`}>{copy.talk.call(phone)}</ButtonLink>
          <Link href={copy.talk.link.href} variant="standalone">
            {copy.talk.link.label}
          </Link>
        </div>
      </div>
    </section>
  )
}
