import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { ButtonLink, Card, Container, Heading, Inline, Sketch, Stack, Text } from '@coverkit/ui'
import { COVER_EXPLANATIONS } from '#cover/explanations'
import { COVER_SKETCHES } from '#cover/sketches'
import { coverTypesCopy as copy } from './copy.ts'
import * as styles from './coverTypes.css.ts'

const ROWS = ['pays', 'when', 'use', 'notCovered'] as const

function Cover({ kind }: { readonly kind: CoverKind }) {
  const cover = COVER_EXPLANATIONS[kind]
  return (
    <Card as="section" labelledBy={cover.id}>
      <Stack gap={16}>
        <Sketch of={COVER_SKETCHES[kind]} />
        <Stack gap={4}>
          <Heading level={2} size={24} id={cover.id}>
            {cover.name}
          </Heading>
          <Text size={20} tone="soft">
            {cover.summary}
          </Text>
        </Stack>
        <dl className={styles.facts}>
          {ROWS.map((row) => (
            <div key={row} className={styles.fact}>
              <dt className={styles.term}>{copy.labels[row]}</dt>
              <dd className={styles.meaning}>{cover[row]}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  )
}

/** Explains the covers and the words of a quote. A static page: no state, no effects. */
export function CoverTypesPage() {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.header}>
          <Heading level={1}>{copy.heading}</Heading>
          <Text size={20} tone="soft">
            {copy.lead}
          </Text>
        </header>
        <div className={styles.covers}>
          {COVER_KINDS.map((kind) => (
            <Cover key={kind} kind={kind} />
          ))}
        </div>
        <section aria-labelledby="words" className={styles.words}>
          <Heading level={2} size={24} id="words">
            {copy.definitionsHeading}
          </Heading>
          <dl className={styles.definitions}>
            {copy.definitions.map(({ term, meaning }) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="enough" className={styles.next}>
          <Stack gap={16}>
            <Heading level={2} size={24} id="enough">
              {copy.needsHeading}
            </Heading>
            <Text>{copy.needsText}</Text>
            <Inline>
              <ButtonLink href="/life-insurance-calculator/about-you" variant="primary" fullOnPhone>
                {copy.needsAction}
              </ButtonLink>
              <ButtonLink href="/client-quote/select-covers" fullOnPhone>
                {copy.quoteAction}
              </ButtonLink>
            </Inline>
            <Text size={15} tone="soft">
              {copy.general}
            </Text>
          </Stack>
        </section>
      </div>
    </Container>
  )
}
