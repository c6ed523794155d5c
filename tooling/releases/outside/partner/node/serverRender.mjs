// What a server renders of the kit and the embed's component, as a Next-style framework does before it hydrates.
import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Alert, Button, Stack, TextField } from '@coverkit/ui'
import { themeCss } from '@coverkit/ui/theme'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const tokens = {
  colours: {
    action: '#1F4FA3',
    actionPressed: '#173C7D',
    accent: '#E0A33A',
    accentText: '#7A5200',
    ink: '#1B1F27',
    softInk: '#525966',
    tint: '#F4F5F7',
    border: '#868D99',
  },
  radius: 6,
}
const page = createElement(
  Stack,
  { gap: 24 },
  createElement(Alert, { severity: 'info', title: 'Have your last super statement at hand' }),
  createElement(TextField, { name: 'fund', label: 'Super fund', value: '', onChange: () => undefined }),
  createElement(Button, { variant: 'primary' }, 'Continue'),
  createElement(CoverkitEmbed, { host: 'https://embed.broker.example', accountName: 'wattlebird' }),
)
console.log(JSON.stringify({ html: renderToString(page), css: themeCss(tokens) }))
