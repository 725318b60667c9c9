import * as english from '@candour/texts/en/consoles.ts'
import { setTexts } from '#texts.ts'

setTexts(english)
