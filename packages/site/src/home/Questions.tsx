import { chooseParts, useBrand } from '@coverkit/brand'
import { Disclosure, Heading } from '@coverkit/ui'
import * as styles from './sharedSections.css.ts'

export type QuestionsProps = { heading: string; questions: readonly { question: string; answer: string }[] }

/** Questions that people ask, each opening its answer, which may have `{if claims}…{end}`. */
export function Questions({ heading, questions }: QuestionsProps) {
  const brand = useBrand()
  return (
    <section aria-labelledby="questions" className={`${styles.inner} ${styles.questions}`}>
      <Heading level={2} size={38} id="questions">
        {heading}
      </Heading>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} variant="block">
            {chooseParts(answer, brand)}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
