import { Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { blurb } = copy

/** The compared covers, and the decisions that stay with the visitor. */
export function Blurb() {
  return (
    <section aria-labelledby="compared" className={styles.blurb}>
      <div className={styles.blurbText}>
        <span className={styles.figure} aria-hidden="true">
          {blurb.figure}
        </span>
        <Heading level={2} size={38} id="compared">
          {blurb.heading}
        </Heading>
        <Text size={20}>{blurb.text}</Text>
      </div>
      <ul className={styles.choices}>
        {blurb.choices.map(({ title, text }) => (
          <li key={title} className={styles.choice}>
            <Heading level={3} size={24}>
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
