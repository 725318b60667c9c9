import { controls } from '@candour/texts/en/controls.ts'
import { setControlTexts } from '#control-texts.ts'

setControlTexts(controls)
