import { steeringReport } from '#test/steering/report.ts'

console.log(steeringReport())
