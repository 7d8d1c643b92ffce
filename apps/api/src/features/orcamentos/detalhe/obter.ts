import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { rota } from '../../../rota.ts'
import { margemParaASessao } from '../../pedidos/margem-para-a-sessao.ts'
import { comCupomDeHoje } from '../conteudo/cupom-de-hoje.ts'
import { acimaDosLimites } from '../limites/conferir.ts'
import { apresentarOrcamento } from '../nucleo/presenter.ts'
import { itensDoOrcamento, motivoDaPerda, orcamentoVisivelPorId } from '../nucleo/queries-detalhe.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'

export const rotaObterOrcamento = rota(obterOrcamento, async ({ params, sessao, negocio, agora, tx }) => {
  const encontrado = await orcamentoVisivelPorId(tx, sessao, params.id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { id } = encontrado.documento
  const [itens, motivoPerda] = await Promise.all([itensDoOrcamento(tx, id), motivoDaPerda(tx, id)])
  const vendidos = itens.map(({ item }) => item).filter(({ removido }) => !removido)
  const { documento } = await comCupomDeHoje(tx, encontrado.documento, vendidos, hojeEm(agora))
  return apresentarOrcamento({
    encontrado: { ...encontrado, documento },
    itens,
    motivoPerda,
    sujeitoAAprovacao: (await acimaDosLimites(tx, { negocio, agora }, encontrado.documento)) !== null,
    percLucro: margemParaASessao(documento, { negocio, sessao }),
    rotular: criarRotuladorDeOrcamentos(negocio, agora),
  })
})
