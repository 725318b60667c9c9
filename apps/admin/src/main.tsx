import './styles.css'
import { createQueryClient } from '@candour/api-client/query.ts'
import { startConsole } from '@candour/console/start-console.tsx'
import { setTexts } from '@candour/console/texts.ts'
import * as english from '@candour/texts/en/consoles.ts'
import { recoverReads } from '#app/recovery.ts'
import { routes } from '#app/routes.tsx'
import { staleTime } from '#shared/queries.ts'

setTexts(english)
const queryClient = createQueryClient(staleTime)
recoverReads(queryClient)
startConsole(routes, queryClient)
