import { margemDoPreco } from '@balcao/dominio/aprovacoes/margem'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { mesmaProposta, type Proposta, problemasDaProposta } from '@balcao/dominio/negociacoes/regras'
import type { Executor } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import type { Aprovador, ItemParaDecidir } from '../aprovacoes/aprovador.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { produtosParaAprovar } from '../pedidos/queries-para-aprovar.ts'
import { colunasDaProposta, precoFinal } from './pedir.ts'
import {
  mudarNegociacao,
  type NegociacaoDoBanco,
  negociacaoPorId,
  precoDoCliente,
  travarNegociacao,
} from './queries.ts'

const propostaDe = ({ tipo, preco, percentual, quantidadeAte, fim }: NegociacaoDoBanco): Proposta => ({
  tipo,
  preco: preco === null ? null : Number(preco),
  percentual: percentual === null ? null : Number(percentual),
  quantidadeAte: Number(quantidadeAte),
  fim,
})

/** GES-03 A price: a yes puts it in force, as it was asked or as it was answered. */
export const APROVADOR_DE_NEGOCIACOES: Aprovador = {
  travar: travarNegociacao,
  async aplicar(tx, { autoria, sessao }, { referenciaId }, { aprova, proposta }) {
    if (!aprova) return {}
    const antes = await travarNegociacao(tx, sessao, referenciaId)
    const { pedida } = antes
    const campos = proposta
      ? problemasDaProposta(
          {
            ...pedida,
            alvo: antes.alvo,
            idProd: antes.produtoId,
            marca: antes.marca,
            categoria: antes.categoria,
            minimo: Number(antes.minimo),
            inicio: antes.inicio,
          },
          proposta,
        )
      : {}
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
    const valendo = proposta ?? pedida
    await mudarNegociacao(tx, autoria, antes.id, {
      ...colunasDaProposta(valendo),
      autorizadaEm: autoria.agora,
      autorizadaPor: sessao.colaboradorId,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'negociacao',
      entidadeId: antes.id,
      acao: 'AUTORIZAR',
      dados: { valendo },
    })
    await anunciarCliente(tx, autoria)
    return { outraProposta: !mesmaProposta(valendo, pedida) }
  },
  itens: async (banco, { agora }, { referenciaId }) =>
    itemDa(banco, await negociacaoPorId(banco, referenciaId), hojeEm(agora)),
  async proposta(banco, { referenciaId }) {
    const gravada = await negociacaoPorId(banco, referenciaId)
    return gravada && { pedida: gravada.pedida, atual: propostaDe(gravada), minimo: Number(gravada.minimo) }
  },
  retirar: async () => undefined,
}

async function itemDa(
  banco: Executor,
  gravada: NegociacaoDoBanco | null,
  hoje: string,
): Promise<ItemParaDecidir[]> {
  if (!gravada) return []
  const { clienteId, filialId, produtoId } = gravada
  const proposta = propostaDe(gravada)
  if (produtoId === null)
    return [
      {
        codigo: gravada.alvo === 'MARCA' ? 'Marca' : 'Família',
        descricao: gravada.marca ?? gravada.categoria ?? '',
        qtde: proposta.quantidadeAte,
        precoTabela: null,
        preco: null,
        desconto: proposta.percentual,
        margem: null,
        estoque: null,
        ultimoPreco: null,
      },
    ]
  const produto = await precoDoCliente(banco, { clienteId, filialId, produtoId, hoje })
  const contexto = (await produtosParaAprovar(banco, { clienteId, filialId, ids: [produtoId] })).get(
    produtoId,
  )
  const tabela = produto?.valor == null ? null : new Decimal(produto.valor)
  const final = tabela && precoFinal(proposta, tabela)
  return [
    {
      codigo: produto?.codigo ?? '',
      descricao: produto?.descricao ?? '',
      qtde: proposta.quantidadeAte,
      precoTabela: tabela?.toNumber() ?? null,
      preco: final?.toNumber() ?? null,
      desconto:
        tabela && final && !tabela.isZero()
          ? tabela.minus(final).dividedBy(tabela).times(100).toDecimalPlaces(2).toNumber()
          : null,
      margem: final ? margemDoPreco(final, produto?.custo ?? null) : null,
      estoque: contexto?.estoque ?? null,
      ultimoPreco: contexto?.ultimo == null ? null : Number(contexto.ultimo),
    },
  ]
}
