import { expect, it } from 'vitest'
import { paymentUrlOf } from './paymentUrl.ts'

const own = 'https://www.saltbush.example'

it.each(['https://pay.example/frame?brand=saltbush', 'http://localhost:4300/card', 'http://127.0.0.1:4300/'])(
  'embeds %s',
  (url) => expect(paymentUrlOf(url, own)).toBe(url),
)

it.each([
  null,
  '',
  'pay.example/frame',
  '/card',
  'http://pay.example/frame',
  'javascript:alert(1)',
  'data:text/html,card',
  'https://user@pay.example/',
  'https://www.saltbush.example/card',
])('embeds nothing for %j', (url) => expect(paymentUrlOf(url, own)).toBeNull())
