import { setTexts } from '@candour/console/texts.ts'
import * as english from '@candour/texts/en/consoles.ts'

setTexts(english)
