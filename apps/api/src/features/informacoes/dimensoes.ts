import { ErroDeNegocio } from '@balcao/dominio/erros'
import { listarDimensoes, listarValoresDaDimensao } from '@balcao/dominio/informacoes/contratos'
import { rota } from '../../rota.ts'
import { dimensoesEmUso, valoresEmUso } from './queries.ts'

export const rotaListarDimensoes = rota(listarDimensoes, async ({ tx }) => ({
  itens: await dimensoesEmUso(tx),
}))

export const rotaListarValoresDaDimensao = rota(listarValoresDaDimensao, async ({ params, tx }) => {
  const itens = await valoresEmUso(tx, params.id)
  if (!itens) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { itens }
})
