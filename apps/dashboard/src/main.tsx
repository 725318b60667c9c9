import './styles.css'
import { startConsole } from '@candour/console/start-console.tsx'
import { routes } from '#app/routes.tsx'

startConsole(routes)
