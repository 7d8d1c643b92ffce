import { margemDoPreco } from '@balcao/dominio/aprovacoes/margem'
import { MOTIVO_UNICO } from '@balcao/dominio/aprovacoes/tipos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  encerrarNegociacao,
  type PedidoDeNegociacao,
  pedirNegociacao,
} from '@balcao/dominio/negociacoes/contratos'
import { type Proposta, problemasDaNegociacao } from '@balcao/dominio/negociacoes/regras'
import { resumoDaNegociacao } from '@balcao/dominio/negociacoes/resumo'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { anunciarAprovacoes, pedirAprovacao } from '../aprovacoes/pedir.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { filiaisDoCliente } from '../clientes/queries.ts'
import { situacaoDe } from './presenter.ts'
import {
  inserirNegociacao,
  mudarNegociacao,
  opcoesParaNegociar,
  precoDoCliente,
  travarNegociacao,
} from './queries.ts'

const CEM = 100

/** GES-03 A price asked for: it is had only when somebody else authorises it. */
export const rotaPedirNegociacao = rota(
  pedirNegociacao,
  async ({ corpo, sessao, negocio, agora, autoria, tx }) => {
    const { id: clienteId } = await exigirCliente(tx, sessao, corpo.idCli)
    const filialId = await filialQueNegocia(tx, sessao, clienteId, corpo.idFil)
    const { negociacaoDiasMaximo } = negocio.parametros(filialId)
    const opcoes = await opcoesParaNegociar(tx, hojeEm(agora))
    const produto =
      corpo.alvo === 'PRODUTO' && corpo.idProd !== null
        ? await precoDoCliente(tx, { clienteId, filialId, produtoId: corpo.idProd, hoje: hojeEm(agora) })
        : null
    const plano = opcoes.planos.find(({ id }) => id === corpo.idPlano)
    const tabela = produto?.valor == null ? null : new Decimal(produto.valor)
    const campos = {
      ...problemasDaNegociacao(corpo, { hoje: hojeEm(agora), diasMaximo: negociacaoDiasMaximo }),
      ...(corpo.idProd !== null &&
        corpo.alvo === 'PRODUTO' &&
        (!produto?.ativo || !tabela) && {
          idProd: MENSAGENS.produtoIndisponivel,
        }),
      ...(corpo.idPlano !== null && !plano && { idPlano: MENSAGENS.invalido }),
      ...foraDasOpcoes(corpo, opcoes),
      ...(corpo.tipo === 'PRECO' &&
        tabela &&
        corpo.preco !== null &&
        tabela.lessThanOrEqualTo(corpo.preco) && {
          preco: 'Não é menor que o da tabela do cliente: não há o que negociar.',
        }),
    }
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })

    const pedida: Proposta = {
      tipo: corpo.tipo,
      preco: corpo.tipo === 'PRECO' ? corpo.preco : null,
      percentual: corpo.tipo === 'PERCENTUAL' ? corpo.percentual : null,
      quantidadeAte: corpo.quantidadeAte,
      fim: corpo.fim,
    }
    const { id } = await inserirNegociacao(tx, autoria, {
      clienteId,
      filialId,
      colaboradorId: sessao.colaboradorId,
      alvo: corpo.alvo,
      produtoId: corpo.alvo === 'PRODUTO' ? corpo.idProd : null,
      marca: corpo.alvo === 'MARCA' ? corpo.marca : null,
      categoria: corpo.alvo === 'CATEGORIA' ? corpo.categoria : null,
      planoPagamentoId: corpo.idPlano,
      ...colunasDaProposta(pedida),
      minimo: String(corpo.minimo),
      usoUnico: corpo.usoUnico,
      inicio: corpo.inicio,
      pedida,
      justificativa: corpo.justificativa,
    })
    const final = tabela && precoFinal(pedida, tabela)
    const nome = produto ? `${produto.codigo} · ${produto.descricao}` : (corpo.marca ?? corpo.categoria ?? '')
    const { id: idAprovacao, avisados } = await pedirAprovacao(
      tx,
      { negocio, autoria },
      {
        tipo: 'NEGOCIACAO',
        referenciaId: id,
        clienteId,
        filialId,
        solicitanteId: sessao.colaboradorId,
        resumo: resumoDaNegociacao({ ...pedida, nome, precoTabela: tabela?.toNumber() ?? null }),
        mensagem: corpo.justificativa,
        motivos: [MOTIVO_UNICO],
        plano: plano?.desc ?? null,
        desconto: descontoDa(pedida, tabela),
        margem: final ? (margemDoPreco(final, produto?.custo ?? null)?.toFixed(2) ?? null) : null,
        valor: final ? final.times(pedida.quantidadeAte).toFixed(2) : null,
      },
    )
    await registrarHistorico(tx, autoria, {
      entidade: 'negociacao',
      entidadeId: id,
      acao: 'PEDIR',
      dados: { cliente: clienteId, pedida, justificativa: corpo.justificativa },
    })
    return {
      id,
      idAprovacao,
      message:
        avisados.length === 0
          ? 'Negociação pedida. Ninguém desta filial pode aprovar: avise o administrador.'
          : 'Negociação pedida. Quem pode aprovar foi avisado.',
    }
  },
)

export const colunasDaProposta = ({ tipo, preco, percentual, quantidadeAte, fim }: Proposta) => ({
  tipo,
  preco: preco === null ? null : String(preco),
  percentual: percentual === null ? null : String(percentual),
  quantidadeAte: String(quantidadeAte),
  fim,
})

export const precoFinal = ({ preco, percentual }: Proposta, tabela: Decimal): Decimal =>
  preco === null ? tabela.times(CEM - (percentual ?? 0)).dividedBy(CEM) : new Decimal(preco)

export const descontoDa = (pedida: Proposta, tabela: Decimal | null): string | null => {
  if (pedida.percentual !== null) return String(pedida.percentual)
  if (tabela === null || tabela.isZero() || pedida.preco === null) return null
  return tabela.minus(pedida.preco).dividedBy(tabela).times(CEM).toDecimalPlaces(4).toFixed()
}

async function filialQueNegocia(
  tx: Tx,
  sessao: Sessao,
  clienteId: number,
  pedida: number | undefined,
): Promise<number> {
  const atendem = (await filiaisDoCliente(tx, clienteId)).filter(
    ({ id }) => sessao.veTudo || sessao.filiais.includes(id),
  )
  const escolhida =
    pedida === undefined
      ? (atendem.find(({ id }) => id === sessao.filialId) ?? atendem[0])
      : atendem.find(({ id }) => id === pedida)
  if (!escolhida) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil: MENSAGENS.invalido } })
  return escolhida.id
}

function foraDasOpcoes(
  { alvo, marca, categoria }: PedidoDeNegociacao,
  opcoes: { marcas: string[]; categorias: string[] },
): Record<string, string> {
  return {
    ...(alvo === 'MARCA' &&
      marca !== null &&
      !opcoes.marcas.includes(marca) && { marca: MENSAGENS.invalido }),
    ...(alvo === 'CATEGORIA' &&
      categoria !== null &&
      !opcoes.categorias.includes(categoria) && { categoria: MENSAGENS.invalido }),
  }
}

/** GES-03 Ends one in force: quotes have it no more, and orders that used it keep what they have. */
export const rotaEncerrarNegociacao = rota(
  encerrarNegociacao,
  async ({ params, corpo, sessao, agora, autoria, tx }) => {
    const antes = await travarNegociacao(tx, sessao, params.idNegociacao)
    const situacao = situacaoDe(antes, false, hojeEm(agora))
    if (situacao !== 'VIGENTE' && situacao !== 'FUTURA') throw new ErroDeNegocio('NEGOCIACAO_NAO_VIGENTE')
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const { versao } = await mudarNegociacao(tx, autoria, antes.id, { encerradaEm: agora })
    await registrarHistorico(tx, autoria, {
      entidade: 'negociacao',
      entidadeId: antes.id,
      acao: 'ENCERRAR',
      dados: { motivo: corpo.motivo },
    })
    if (antes.colaboradorId !== sessao.colaboradorId)
      await avisarPessoa(tx, autoria, {
        colaboradorId: antes.colaboradorId,
        titulo: `Negociação ${antes.id} encerrada`,
        mensagem: `${sessao.nome} encerrou a negociação: ${corpo.motivo}`,
        caminho: `/negociacoes-de-preco?item=${antes.id}`,
      })
    await anunciarCliente(tx, autoria)
    await anunciarAprovacoes(tx, { autoria })
    return { message: 'Negociação encerrada.', versao }
  },
)
