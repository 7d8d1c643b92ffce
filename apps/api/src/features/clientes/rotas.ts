import type { Rota } from '../../platform/http/rota.ts'
import { rotaObterCliente } from './obter.ts'
import { rotaPesquisarClientes } from './pesquisar.ts'

export const rotasDeClientes: Rota[] = [rotaPesquisarClientes, rotaObterCliente]
