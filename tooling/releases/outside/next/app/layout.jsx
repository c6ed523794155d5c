import { themeCss } from '@coverkit/ui/theme'
import { tokens } from './tokens.js'
import '@coverkit/ui/base.css'
import '@coverkit/ui/styles.css'

export default function Layout({ children }) {
  return (
    <html lang="en-AU">
      <body>
        <style href="theme" precedence="default">
          {themeCss(tokens)}
        </style>
        {children}
      </body>
    </html>
  )
}
