import type { Rota } from '../../platform/http/rota.ts'
import { rotaObterCliente } from './obter.ts'
import { rotaPesquisarClientes } from './pesquisar.ts'
import { rotaListarRegioes } from './regioes.ts'

export const rotasDeClientes: Rota[] = [rotaPesquisarClientes, rotaObterCliente, rotaListarRegioes]
