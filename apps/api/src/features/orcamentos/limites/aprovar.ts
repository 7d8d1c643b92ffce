import type { Tetos } from '@balcao/dominio/aprovacoes/tetos'
import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import {
  aprovaveis,
  comAprovacao,
  impedimentoParaAprovar,
  porAprovar,
} from '@balcao/dominio/orcamentos/aprovacoes'
import { avisoDaAprovacao } from '@balcao/dominio/orcamentos/aviso-da-aprovacao'
import { type Excesso, resumoDosExcessos } from '@balcao/dominio/orcamentos/limites'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { contarNoLimite } from '../../acesso/tentativas.ts'
import type { Pergunta } from '../../aprovacoes/aprovador.ts'
import { exigirQueDecida } from '../../aprovacoes/decidir.ts'
import { pedirAprovacao } from '../../aprovacoes/pedir.ts'
import { avisarPessoa } from '../../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { type OrcamentoDoBanco, travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { anunciarOrcamento } from '../nucleo/anunciar.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { acompanharExcessos } from './acompanhar.ts'
import { excessosGravados, excessosPorAprovar } from './conferir.ts'
import { quemAprova } from './medir.ts'
import { apresentarExcessos } from './presenter.ts'
import { nomeDoPlano } from './queries.ts'

/** VEN-02, SEG-05 Of what stands there now, and no more: what grows afterwards asks again. */
export const rotaAprovarOrcamento = rota(
  aprovarOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const antes = await travarOrcamento(tx, sessao, params.id)
    if (!antes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(antes)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const excessos = await excessosGravados(tx, { negocio, agora, sessao: null }, antes)
    const pendentes = porAprovar(excessos, antes.aprovacoes)
    const impedimento = impedimentoParaAprovar(pendentes, antes.colaboradorId, {
      ...sessao,
      exigeOutraPessoa: negocio.parametros(antes.filialId).pedidoLiberaOutraPessoa,
    })
    if (impedimento) throw new ErroDeNegocio(impedimento)
    const { motivos, desconto } = resumoDosExcessos(aprovaveis(pendentes, sessao.autorizacoes))
    await exigirQueDecida(
      tx,
      { sessao, negocio },
      {
        tipo: 'ORCAMENTO',
        referenciaId: antes.id,
        filialId: antes.filialId,
        motivos,
        interessados: [antes.colaboradorId],
        valor: antes.valorTotal,
        desconto,
      },
    )
    const { motivo } = corpo
    const { gravado, aprovacoes, restam } = await aprovarExcessos(
      tx,
      { negocio, autoria, sessao, agora },
      { antes, excessos, motivo, avisa: true },
    )
    return {
      versao: gravado.versao,
      excessos: apresentarExcessos(excessos, aprovacoes, sessao),
      message:
        restam === 0
          ? 'Orçamento aprovado.'
          : 'Aprovado o que você pode aprovar; o resto espera outra pessoa.',
    }
  },
)

type Aprovando = {
  antes: OrcamentoDoBanco
  excessos: readonly Excesso[]
  motivo: string
  /** GES-03 Only so far. */
  tetos?: Tetos | null
  /** Whether whoever made the quote is told here; else whoever calls tells them. */
  avisa: boolean
}

/** VEN-02 Lets be what the session may, whichever door asked. The quote is held by whoever calls. */
export async function aprovarExcessos(
  tx: Tx,
  caso: Caso & Pergunta,
  { antes, excessos, motivo, tetos, avisa }: Aprovando,
) {
  const { autoria, sessao, agora } = caso
  const pendentes = porAprovar(excessos, antes.aprovacoes)
  const destes = aprovaveis(pendentes, sessao.autorizacoes)
  const quem = { ...quemAprova(sessao, agora), motivo }
  const aprovacoes = comAprovacao(antes.aprovacoes, destes, quem, tetos ?? {})
  const gravado = await mudarOrcamento(tx, antes.id, { aprovacoes }, autoria, { versao: antes.versao + 1 })
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: antes.id,
    acao: 'APROVACAO',
    dados: { motivo, aprovados: destes.map(({ codigo, texto }) => (codigo ? `${codigo}: ${texto}` : texto)) },
  })
  await acompanharExcessos(tx, caso, gravado, excessos, { situacao: 'APROVADA', motivo })
  if (avisa && antes.colaboradorId !== sessao.colaboradorId) {
    const { cliente } = await partesDoOrcamento(tx, antes.id)
    await avisarPessoa(tx, autoria, {
      colaboradorId: antes.colaboradorId,
      ...avisoDaAprovacao({
        id: antes.id,
        cliente: cliente.fantasia || cliente.razaoSocial,
        nome: sessao.nome,
        motivo,
      }),
    })
  }
  const paraTodos = { ...autoria, muda: ['orcamentos'] } as const
  await anunciarCliente(tx, paraTodos)
  await anunciarOrcamento(tx, gravado, paraTodos)
  return { gravado, aprovacoes, restam: pendentes.length - destes.length }
}

/** VEN-02, GES-03 Asks whoever may decide at the branch of the quote, and waits at /aprovacoes. */
export const rotaPedirAprovacaoDoOrcamento = rota(
  pedirAprovacaoDoOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const orcamento = await travarOrcamento(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(orcamento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    const pendentes = await excessosPorAprovar(tx, { negocio, agora }, orcamento)
    if (pendentes.length === 0) throw new ErroDeNegocio('NADA_A_APROVAR')
    await contarNoLimite(tx, [`aprovacao-de-orcamento:${orcamento.id}`], {
      vezes: LIMITE_POR_HORA.pedidoDeAprovacao,
      recusa: 'MUITOS_PEDIDOS_DE_APROVACAO',
      agora,
    })
    const { motivos, desconto, resumo } = resumoDosExcessos(pendentes)
    const { avisados } = await pedirAprovacao(
      tx,
      { negocio, autoria },
      {
        tipo: 'ORCAMENTO',
        referenciaId: orcamento.id,
        clienteId: orcamento.clienteId,
        filialId: orcamento.filialId,
        solicitanteId: sessao.colaboradorId,
        donoId: orcamento.colaboradorId,
        resumo,
        mensagem: corpo.mensagem,
        motivos,
        plano: await nomeDoPlano(tx, orcamento.planoPagamentoId),
        desconto,
        margem: orcamento.percentualLucro,
        valor: orcamento.valorTotal,
      },
    )
    if (avisados.length === 0) throw new ErroDeNegocio('NINGUEM_APROVA')
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: orcamento.id,
      acao: 'PEDIDO_DE_APROVACAO',
      dados: { para: avisados.map(({ nome }) => nome), mensagem: corpo.mensagem || null },
    })
    return {
      message:
        avisados.length === 1
          ? `${avisados[0]?.nome} foi avisado e pode aprovar.`
          : `${avisados.length} pessoas que podem aprovar foram avisadas.`,
    }
  },
)
