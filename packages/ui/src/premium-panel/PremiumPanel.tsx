import type { ReactElement, ReactNode, Ref } from 'react'
import { Heading } from '../text/Heading.tsx'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './premiumPanel.css.ts'

/** An amount and its name: `Now`, `$9,767.58`. The amount does not wrap; words in its place may. */
export type PremiumLine = { label: string; amount: string }

/** The current amount, the amount after the change, and their difference. */
type PremiumFigures = { now: PremiumLine; after: PremiumLine; difference: PremiumLine }

/** Props of `PremiumPanel`. Amounts are texts such as `$9,904.07` and `+$136.49`. */
export type PremiumPanelProps = {
  /** Heading and accessible name; it can take the focus by `headingRef`. */
  title: string
  /** `id` of the heading, unique on the page. */
  id: string
  /** Gets the heading, for moving the focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Null before there is a premium and where there is none: the children say why. */
  figures: PremiumFigures | null
  /** The difference by cover; nothing is shown without lines. */
  parts?: { title: string; lines: readonly PremiumLine[] } | undefined
  /** Other consequences of the change, under a line. */
  children?: ReactNode
}

/** The premium now and after a change. Put it in a sticky panel beside a long column; phones show `PremiumBar`. */
export function PremiumPanel(props: PremiumPanelProps): ReactElement {
  const { title, id, headingRef, figures, parts, children } = props
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <Heading level={2} size={20} id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {figures && (
        <dl className={styles.lines}>
          <Line {...figures.now} />
          <Line {...figures.after} isAfter />
          <Line {...figures.difference} />
        </dl>
      )}
      {figures && parts && parts.lines.length > 0 && (
        <div className={styles.part}>
          <Heading level={3} size={17}>
            {parts.title}
          </Heading>
          <dl className={styles.parts}>
            {parts.lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </dl>
        </div>
      )}
      {children && <div className={figures ? styles.part : styles.alone}>{children}</div>}
    </section>
  )
}

function Line({ label, amount, isAfter = false }: PremiumLine & { isAfter?: boolean }) {
  return (
    <div className={isAfter ? `${styles.line} ${styles.after}` : styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={/\d/.test(amount) ? styles.amount : `${styles.amount} ${styles.words}`}
        translate={verbatim(amount)}
      >
        {amount}
      </dd>
    </div>
  )
}
