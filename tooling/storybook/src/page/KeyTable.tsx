import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import type { ComponentGuide } from './ComponentGuide.ts'
import { WithCode } from './WithCode.tsx'

/** The effect of each key, or the sentence that there is none. */
export function KeyTable({ keys }: { keys: ComponentGuide['keyboard'] }): ReactElement {
  return (
    <>
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>It takes no focus and no key does anything in it.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>
                  <WithCode text={effect} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
