import { DraftListSlot, InsurerStrip, Questions } from '@coverkit/site/home'
import { Calm } from './Calm.tsx'
import { Covers } from './Covers.tsx'
import { copy } from './copy.ts'
import { Growth } from './Growth.tsx'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'

/** The home page: hero with the three-button panel, three icon cards, and time to think. */
export function Home() {
  return (
    <>
      <Hero />
      <InsurerStrip />
      <DraftListSlot />
      <Growth />
      <Calm />
      <Covers />
      <div className={styles.questions}>
        <Questions heading={copy.questionsHeading} questions={copy.questions} />
      </div>
    </>
  )
}
