import { baseStyles } from './baseStyles.ts'
import { declareLayers } from './declareLayers.ts'

declareLayers()
baseStyles()
