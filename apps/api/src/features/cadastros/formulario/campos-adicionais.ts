import { listarCamposAdicionais } from '@balcao/dominio/cadastros/contratos'
import { rota } from '../../../rota.ts'
import { camposEmUso } from './queries-campos.ts'

export const rotaListarCamposAdicionais = rota(listarCamposAdicionais, async ({ tx }) => ({
  itens: await camposEmUso(tx),
}))
