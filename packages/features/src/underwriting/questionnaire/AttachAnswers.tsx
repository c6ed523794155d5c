import { Checkbox, Disclosure, Heading, Stack } from '@coverkit/ui'
import { attachCopy as copy } from './attachCopy.ts'
import type { AnswersSoFar } from './attachment.ts'
import * as styles from './questionnaire.css.ts'

interface AttachAnswersProps {
  readonly attachment: AnswersSoFar
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Beside a request for a talk: whether the answers so far go along, never ticked beforehand, and each of them. */
export function AttachAnswers({ attachment: { facts }, checked, onChange }: AttachAnswersProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {copy.title}
      </Heading>
      <Checkbox
        name="attachAnswers"
        label={copy.tick}
        hint={copy.hint}
        checked={checked}
        onChange={onChange}
      />
      <Disclosure summary={copy.shown(facts.length)}>
        <dl>
          {facts.map(({ key, ask, words }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.factLabel}>{ask}</dt>
              <dd className={styles.factValue}>{words.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Stack>
  )
}
