import { enableCompileCache } from 'node:module'
import { hashCheaply } from '#test/hash-cost.ts'
import { compileCache } from '#test/process.ts'

// Saves the processes that draw uploads, which inherit it, a quarter of their CPU time.
enableCompileCache(compileCache)
hashCheaply()
