import './styles.css'
import { startConsole } from '@candour/console/start-console.tsx'
import { routes } from '#app/routes.tsx'
import { loadTexts } from '#shared/texts.ts'

await loadTexts()
startConsole(routes)
