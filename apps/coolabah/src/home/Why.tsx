import { Heading, Link, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { RingsDrawing } from './RingsDrawing.tsx'

/** Reasons to insure, as a ruled list. */
export function Why() {
  const { heading, text, reasons, link } = copy.why
  return (
    <section aria-labelledby="why" className={styles.why}>
      <div className={styles.whyIntro}>
        <div className={styles.whyWords}>
          <Heading level={2} size={38} id="why">
            {heading}
          </Heading>
          <Text size={20} tone="soft">
            {text}
          </Text>
        </div>
        <RingsDrawing />
      </div>
      <div>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title} className={styles.reason}>
              <Heading level={3} size={24}>
                {reason.title}
              </Heading>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
        <Link href="/client-quote/types" variant="standalone">
          {link}
        </Link>
      </div>
    </section>
  )
}
