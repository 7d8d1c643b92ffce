import type { AddressInfo } from 'node:net'
import { montarPiso } from './piso.ts'
import { atenderComandos } from './processo.ts'

const [banco = ''] = process.argv.slice(2)
const { app, caso, parar } = montarPiso(banco)
await app.listen({ port: 0, host: '127.0.0.1' })

const comandos = { porta: () => (app.server.address() as AddressInfo).port, caso }
export type ComandosDoPiso = typeof comandos

atenderComandos(comandos, parar)
