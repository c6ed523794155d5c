import { DraftListSlot, InsurerStrip, NextSteps, Questions } from '@coverkit/site/home'
import { Blurb } from './Blurb.tsx'
import { Covers } from './Covers.tsx'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'
import { NumberPlate } from './NumberPlate.tsx'
import { OutOfRange } from './OutOfRange.tsx'

/** Red Earth Cover's home page: hero with three buttons, what is compared, the covers, and no closing. */
export function Home() {
  return (
    <>
      <Hero />
      <InsurerStrip />
      <DraftListSlot />
      <div className={styles.sections}>
        <Blurb />
        <Covers />
        <NextSteps {...copy.next} Mark={NumberPlate} />
      </div>
      <OutOfRange />
      <div className={styles.sections}>
        <Questions heading={copy.questionsHeading} questions={copy.questions} />
      </div>
    </>
  )
}
