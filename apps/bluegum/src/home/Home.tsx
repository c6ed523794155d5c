import { DraftListSlot, InsurerStrip, NextSteps, Questions } from '@coverkit/site/home'
import { Cards } from './Cards.tsx'
import { Clear } from './Clear.tsx'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'
import { StepLeaf } from './StepLeaf.tsx'
import { Talk } from './Talk.tsx'

/** Bluegum Advice's home page: three buttons in a panel, three cards, and where the firm stands. */
export function Home() {
  return (
    <>
      <Hero />
      <InsurerStrip />
      <DraftListSlot />
      <Cards />
      <div className={styles.sections}>
        <NextSteps Mark={StepLeaf} />
        <Clear />
        <Questions heading={copy.questionsHeading} questions={copy.questions} />
        <Talk />
      </div>
    </>
  )
}
