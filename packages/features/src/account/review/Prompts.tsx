import { Offered } from '@coverkit/brand'
import { Heading, Link, Rows, Stack, Text } from '@coverkit/ui'
import { reviewCopy } from './copy.ts'
import type { Prompt } from './prompts.ts'
import { promptWords } from './promptWords.ts'
import * as styles from './review.css.ts'

const { prompts: copy } = reviewCopy

/** Facts with a question each; nothing is recommended. */
export function Prompts({ prompts }: { readonly prompts: readonly Prompt[] }) {
  if (prompts.length === 0) return null
  return (
    <Stack as="section" labelledBy="prompts" gap={16}>
      <Stack gap={4}>
        <Heading level={2} size={24} id="prompts">
          {copy.title}
        </Heading>
        <Text tone="soft" measure>
          {copy.text}
        </Text>
      </Stack>
      <Rows labelledBy="prompts" isUnderHead>
        {prompts.map((prompt) => {
          const { fact, question, link } = promptWords(prompt)
          return (
            <li key={prompt.kind} className={styles.prompt}>
              <div className={styles.words}>
                <Text weight="medium">{question}</Text>
                <Text tone="soft">{fact}</Text>
              </div>
              {link && (
                <Offered to={link.href}>
                  <Link href={link.href} variant="standalone">
                    {link.label}
                  </Link>
                </Offered>
              )}
            </li>
          )
        })}
      </Rows>
    </Stack>
  )
}
