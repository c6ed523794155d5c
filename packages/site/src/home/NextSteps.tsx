import { Heading } from '@coverkit/ui'
import { homeCopy } from './homeCopy.ts'
import * as styles from './sharedSections.css.ts'

/** What happens next, in three steps. */
export function NextSteps() {
  return (
    <section aria-labelledby="next" className={styles.inner}>
      <Heading level={2} size={38} id="next">
        {homeCopy.nextHeading}
      </Heading>
      <ol className={styles.steps}>
        {homeCopy.next.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              <svg className={styles.ring} viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
                <path d="M30 4C15 2 4 13 4 28c0 14 10 25 25 24 14-1 24-11 23-25C51 12 39 3 24 6" />
              </svg>
              {index + 1}
            </span>
            <div className={styles.stepText}>
              <Heading level={3} size={20}>
                {title}
              </Heading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
