import { declareLayers } from './layers.ts'

declareLayers()
