import './styles.css'
import { startConsole } from '@candour/console/start-console.tsx'
import { adminPaths } from '@candour/schemas/paths.ts'
import { routes } from '#app/routes.tsx'

startConsole(routes, adminPaths.admin)
