import './styles.css'
import { startConsole } from '@candour/console/start-console.tsx'
import { setTexts } from '@candour/console/texts.ts'
import * as english from '@candour/texts/en/consoles.ts'
import { routes } from '#app/routes.tsx'

setTexts(english)
startConsole(routes)
