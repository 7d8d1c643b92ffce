import { listarMotivosDaAgenda } from '@balcao/dominio/agendas/contratos'
import { rota } from '../../rota.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'

export const rotaListarMotivosDaAgenda = rota(listarMotivosDaAgenda, async ({ tx }) => ({
  itens: await opcoesDaLista(tx, 'MOTIVO_FINALIZACAO_AGENDA'),
}))
