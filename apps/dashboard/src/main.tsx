import './styles.css'
import { startConsole } from '@candour/console/start-console.tsx'
import { routes } from '#app/routes.tsx'
import { loadTexts } from '#shared/texts.ts'

// Not awaited at the top level: the chunks of the screens, which import from this one, would then fall into eighty.
loadTexts().then(
  () => startConsole(routes),
  () => {
    document.body.textContent = 'This page could not be loaded. Please check your connection and reload it.'
  },
)
