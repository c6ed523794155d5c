// What a server renders of the kit and the embed's component, as a Next-style framework does before it hydrates.
import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Alert, Button, Stack, TextField } from '@coverkit/ui'
import { coloursFrom, themeCss } from '@coverkit/ui/theme'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const page = createElement(
  Stack,
  { gap: 24 },
  createElement(Alert, { severity: 'info', title: 'Have your last super statement at hand' }),
  createElement(TextField, { name: 'fund', label: 'Super fund', value: '', onChange: () => undefined }),
  createElement(Button, { variant: 'primary' }, 'Continue'),
  createElement(CoverkitEmbed, { host: 'https://embed.broker.example', accountName: 'wattlebird' }),
)
console.log(
  JSON.stringify({
    html: renderToString(page),
    css: themeCss({ colours: coloursFrom('#1F4FA3'), radius: 6 }),
  }),
)
