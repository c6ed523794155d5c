import { useBrand } from '@coverkit/brand'
import { ButtonLink, Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import { dusk } from './drawing.css.ts'
import * as styles from './home.css.ts'

/** How to reach someone. */
export function Contact() {
  const { phone } = useBrand()
  const { heading, text, action, call } = copy.contact
  return (
    <section aria-labelledby="contact" className={`${styles.contact} ${dusk}`}>
      <div className={styles.contactInner}>
        <div className={styles.contactText}>
          <Heading level={2} size={30} id="contact">
            {heading}
          </Heading>
          <Text>{text}</Text>
        </div>
        <div className={styles.contactWays}>
          <ButtonLink href="/contact" fullOnPhone>
            {action}
          </ButtonLink>
          <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`}>
            {call(phone)}
          </a>
        </div>
      </div>
    </section>
  )
}
