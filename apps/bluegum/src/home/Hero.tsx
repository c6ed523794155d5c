import { Heading, Link, Text } from '@coverkit/ui'
import { ActionPanel } from './ActionPanel.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { SprigDrawing } from './SprigDrawing.tsx'

function Figures() {
  return (
    <ul className={styles.figures}>
      {copy.figures.map(({ figure, label, link }) => (
        <li key={label} className={styles.figure}>
          <strong className={styles.figureNumber}>{figure}</strong>{' '}
          <span className={styles.figureLabel}>
            <span>{label}</span> {link && <Link href={link.href}>{link.label}</Link>}
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
            <span className={styles.promise}>{copy.promise}</span>
          </Heading>
          <Text size={20} tone="soft">
            {copy.sentence}
          </Text>
        </div>
        <ActionPanel />
        <Figures />
        <div className={styles.drawing}>
          <SprigDrawing />
        </div>
      </div>
    </section>
  )
}
