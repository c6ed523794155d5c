import { DraftListSlot, InsurerStrip, NextSteps, Questions } from '@coverkit/site/home'
import { Closing } from './Closing.tsx'
import { Covers } from './Covers.tsx'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'
import { NeedExample } from './NeedExample.tsx'

/** Wattlebird's home page: hero, the shared sections, closing. */
export function Home() {
  return (
    <>
      <Hero />
      <InsurerStrip />
      <DraftListSlot />
      <div className={styles.sections}>
        <NextSteps />
        <NeedExample />
        <Covers />
        <Questions heading={copy.questionsHeading} questions={copy.questions} />
      </div>
      <Closing />
    </>
  )
}
