import { hostname } from 'node:os'

/** Identifies this process among all processes on all machines. */
export const processName = `${hostname().slice(0, 30)}:${process.pid}`

/** What the connections of a process's scheduler are called in the database, before the name of the process. */
export const schedulerName = 'candour scheduler'
