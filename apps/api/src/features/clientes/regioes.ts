import { listarRegioes } from '@balcao/dominio/clientes/contratos'
import { rota } from '../../rota.ts'
import { todasAsRegioes } from './queries-regioes.ts'

export const rotaListarRegioes = rota(listarRegioes, async ({ tx }) => ({ itens: await todasAsRegioes(tx) }))
