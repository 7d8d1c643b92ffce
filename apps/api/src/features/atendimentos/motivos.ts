import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { rota } from '../../rota.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'

export const rotaListarMotivosDeAtendimento = rota(listarMotivosDeAtendimento, async ({ tx }) => {
  const [itens, motivosPerda] = await Promise.all([
    opcoesDaLista(tx, 'MOTIVO_ATENDIMENTO'),
    opcoesDaLista(tx, 'MOTIVO_PERDA'),
  ])
  return { itens, motivosPerda }
})
