import { ErroDeNegocio } from '@balcao/dominio/erros'
import { porAprovar, tetoDe, tetosDosExcessos } from '@balcao/dominio/orcamentos/aprovacoes'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { Aprovador } from '../../aprovacoes/aprovador.ts'
import { itensParaAprovar } from '../../pedidos/itens-para-aprovar.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { aprovarExcessos } from './aprovar.ts'
import { excessosGravados, excessosPorAprovar } from './conferir.ts'
import { orcamentoPorId } from './queries.ts'

async function exigir(tx: Tx, sessao: Sessao, id: number) {
  const orcamento = await travarOrcamento(tx, sessao, id)
  if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return orcamento
}

/** GES-03, VEN-02 A quote beyond its limits: a yes lets be what the decider may, as it stands now; a no leaves it as it is. */
export const APROVADOR_DE_ORCAMENTOS: Aprovador = {
  travar: exigir,
  async aplicar(tx, caso, { referenciaId }, { aprova, motivo, tetos }) {
    if (!aprova) return {}
    const antes = await exigir(tx, caso.sessao, referenciaId)
    if (porQueSoLeitura(antes)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    const excessos = await excessosGravados(tx, { ...caso, sessao: null }, antes)
    if (porAprovar(excessos, antes.aprovacoes).length === 0) throw new ErroDeNegocio('NADA_A_APROVAR')
    const { aprovacoes } = await aprovarExcessos(tx, caso, {
      antes,
      excessos,
      motivo: motivo || 'Aprovado',
      tetos,
      avisa: false,
    })
    return { outraProposta: porAprovar(excessos, aprovacoes).some((excesso) => tetoDe(excesso, aprovacoes)) }
  },
  async itens(banco, _pergunta, { referenciaId, clienteId, filialId }) {
    return filialId === null
      ? []
      : itensParaAprovar(banco, { clienteId, filialId }, await linhasDoOrcamento(banco, { id: referenciaId }))
  },
  proposta: async () => null,
  async tetos(banco, pergunta, { referenciaId }) {
    const documento = await orcamentoPorId(banco, referenciaId)
    return documento && !porQueSoLeitura(documento)
      ? tetosDosExcessos(await excessosPorAprovar(banco, pergunta, documento))
      : []
  },
  retirar: async () => undefined,
}
