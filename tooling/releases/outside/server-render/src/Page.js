import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Button, Stack, Text, TextField } from '@coverkit/ui'
import { createElement, useState } from 'react'

/** The same on the server and in the browser. */
export function Page() {
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  return createElement(
    Stack,
    { gap: 24 },
    createElement(TextField, { name: 'name', label: 'First name', value: name, onChange: setName }),
    createElement(Button, { variant: 'primary', onClick: () => setSaid(`Hello ${name}`) }, 'Say hello'),
    createElement(Text, null, said),
    createElement(CoverkitEmbed, { host: 'http://127.0.0.1:9', accountName: 'wattlebird' }),
  )
}
