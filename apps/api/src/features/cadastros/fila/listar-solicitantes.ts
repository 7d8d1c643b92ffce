import { listarSolicitantes } from '@balcao/dominio/cadastros/fila'
import { rota } from '../../../rota.ts'
import { solicitantesDeCadastros } from './queries-fila.ts'

export const rotaListarSolicitantes = rota(listarSolicitantes, async ({ sessao, tx }) => ({
  itens: await solicitantesDeCadastros(tx, sessao),
}))
