import { CircleCheckIcon, Heading, Icon, Stack, Text } from '@coverkit/ui'
import type { StageView } from '#claims/view'
import * as styles from './claimPage.css.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

/** Every stage of a claim, with the day it was done or the latest it is due. */
export function Timeline({ stages }: { readonly stages: readonly StageView[] }) {
  return (
    <Stack as="section" labelledBy="timeline" gap={16}>
      <Heading level={2} size={24} id="timeline">
        {copy.timeline}
      </Heading>
      <Text tone="soft" measure>
        {copy.timelineHint}
      </Text>
      <ol className={styles.stages}>
        {stages.map(({ when, text, isDone }) => (
          <li key={text} className={styles.stage}>
            <span className={isDone ? styles.markDone : styles.mark}>
              {isDone && <Icon of={CircleCheckIcon} />}
            </span>
            <div>
              <Text weight="medium">{text}</Text>
              <Text size={15} tone="soft">
                {when}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
