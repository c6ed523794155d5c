import { Button, Text } from '@coverkit/ui'
import { motion } from '@coverkit/ui/theme'
import { type ReactElement, useState } from 'react'
import { Article } from '../frame/Article.tsx'
import './tokens.css'

const USES: Readonly<Record<keyof typeof motion, string>> = {
  press: 'a colour changes under a finger or a pointer',
  turn: 'the arrow of a disclosure turns',
  rise: 'a dialog comes up',
  spin: 'the spinner turns once',
  breathe: 'a grey block breathes while its content loads',
}

const NAMES = Object.keys(USES) as (keyof typeof motion)[]

/** The durations of every movement, each with a demonstration. */
export function MotionPage(): ReactElement {
  const [isMoved, setMoved] = useState(false)
  return (
    <Article
      title="Motion"
      lead="Five movements, all short. Where a visitor’s device asks for less motion, nothing moves: choose “Reduced motion” in the toolbar and press the button again."
    >
      <Button onClick={() => setMoved(!isMoved)}>Move the dots</Button>
      <ul className="token-grid">
        {NAMES.map((name) => (
          <li key={name}>
            <div
              className={isMoved ? 'motion-dot motion-dot-moved' : 'motion-dot'}
              style={{ transitionDuration: motion[name] }}
            />
            <Text weight="bold">motion.{name}</Text>
            <Text size={15}>
              {motion[name]}: {USES[name]}
            </Text>
          </li>
        ))}
      </ul>
    </Article>
  )
}
