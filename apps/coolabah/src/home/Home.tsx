import { DraftListSlot, InsurerStrip, NextSteps, Questions } from '@coverkit/site/home'
import { Contact } from './Contact.tsx'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'
import { Proof } from './Proof.tsx'
import { RiverRule } from './RiverRule.tsx'
import { StepNumber } from './StepNumber.tsx'
import { Why } from './Why.tsx'

/** The home page: get started, why get insurance, and how to reach someone. */
export function Home() {
  return (
    <>
      <Hero />
      <Proof />
      <InsurerStrip />
      <DraftListSlot />
      <Why />
      <RiverRule />
      <div className={styles.sections}>
        <NextSteps heading={copy.nextHeading} steps={copy.next} Mark={StepNumber} />
        <Questions heading={copy.questionsHeading} questions={copy.questions} />
      </div>
      <Contact />
    </>
  )
}
