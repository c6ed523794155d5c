import './waiting.css.ts'
import { startEmbed } from './startEmbed.ts'

startEmbed()
