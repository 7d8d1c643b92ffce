import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { rota } from '../../rota.ts'
import { margemDoDocumento } from '../pedidos/margem-do-documento.ts'
import { apresentarOrcamento } from './presenter.ts'
import { itensDoOrcamento, motivoDaPerda, orcamentoVisivelPorId } from './queries-detalhe.ts'
import { criarRotuladorDeOrcamentos } from './rotular-status.ts'

export const rotaObterOrcamento = rota(obterOrcamento, async ({ params, sessao, negocio, agora, tx }) => {
  const encontrado = await orcamentoVisivelPorId(tx, sessao, params.id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { documento } = encontrado
  const [itens, motivoPerda] = await Promise.all([
    itensDoOrcamento(tx, documento.id),
    motivoDaPerda(tx, documento.id),
  ])
  return apresentarOrcamento({
    encontrado,
    itens,
    motivoPerda,
    percLucro: margemDoDocumento(documento, { negocio, sessao }),
    rotular: criarRotuladorDeOrcamentos(negocio, agora),
  })
})
