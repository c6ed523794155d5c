import { exampleOfNeed, mainActions } from '@coverkit/site/home'
import { ButtonLink, Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { need } = copy

function Bar({ share, isTaken }: { share: number; isTaken: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barTrack} width="100" height="4" rx="2" />
      <rect className={isTaken ? styles.barTaken : styles.barFill} width={share} height="4" rx="2" />
    </svg>
  )
}

/** The calculator's result, with an example. */
export function NeedExample() {
  const example = exampleOfNeed()
  return (
    <section aria-labelledby="need" className={styles.need}>
      <div className={styles.needText}>
        <Heading level={2} size={38} id="need">
          {need.heading}
        </Heading>
        <Text size={20}>{need.text}</Text>
        <div className={styles.actions}>
          <ButtonLink href={mainActions.needs} fullOnPhone>
            {need.action}
          </ButtonLink>
        </div>
      </div>
      <figure className={styles.figure}>
        <figcaption>
          <strong className={styles.figureTitle}>{need.figure}</strong>
          <span className={styles.figureNote}>{need.example}</span>
        </figcaption>
        <dl className={styles.parts}>
          {example.lines.map(({ label, amount, share, isTaken }) => (
            <div key={label} className={styles.part}>
              <dt>{label}</dt>
              <dd className={styles.amount} translate="no">
                {amount}
              </dd>
              <dd className={styles.barCell}>
                <Bar share={share} isTaken={isTaken} />
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{need.totalLabel}</dt>
            <dd className={styles.amount} translate="no">
              {example.total}
            </dd>
          </div>
        </dl>
      </figure>
    </section>
  )
}
