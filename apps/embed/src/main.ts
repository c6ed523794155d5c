import '@coverkit/site/old-browser/styles'
import './waiting.css.ts'
import { startEmbed } from './startEmbed.ts'

startEmbed()
