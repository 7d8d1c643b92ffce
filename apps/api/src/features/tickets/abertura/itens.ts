import { MAXIMO_DE_ITENS_DO_TICKET } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { problemaDoItem } from '@balcao/dominio/tickets/abertura/item'
import { dentroDoPrazoDeDevolucao, devolveNotaInteira } from '@balcao/dominio/tickets/abertura/saldo'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { motivosDeProduto } from '../nucleo/queries-itens.ts'
import { type Campos, exigirCampos } from '../nucleo/recusar.ts'
import { devolverInteiras, type ItemEscolhido, itemDeNota, travarDisponivel } from './itens-de-nota.ts'
import type { PrazoDeDevolucao } from './presenter-notas.ts'
import type { NovoItem } from './queries.ts'
import { produtosEmUso } from './queries-atendimento.ts'
import { itensDasNotas, itensDeNotaPorId, type NotaEscolhida, notasDaEscolha } from './queries-notas.ts'

export type PedidoDeItens = {
  sessao: Sessao
  dados: DadosDaAbertura
  tipo: TipoDeTicketNoFio
  clienteId: number | null
  filialId: number
  prazoDeDevolucao: PrazoDeDevolucao
  maximoDeItens: number
  anexosDe(notaItemId: number): number
}

/** NOV-11 The products of the new ticket, checked again and held in the balance of their invoices. */
export async function montarItens(
  tx: Tx,
  pedido: PedidoDeItens,
): Promise<{ itens: NovoItem[]; notas: number[] }> {
  const campos: Campos = {}
  const avulsos = await conferirAvulsos(tx, pedido, campos)
  const escolhidos = await conferirProdutos(tx, pedido, campos)
  const notas = await conferirNotas(tx, pedido, campos)
  exigirCampos(campos)
  const inteiras = devolveNotaInteira(pedido.tipo) ? await itensDasNotas(tx, idsDe(notas)) : []
  const aParte = new Set(escolhidos.map(({ linha }) => linha.item.id))
  const daNota = inteiras.filter(({ item }) => !aParte.has(item.id))
  const disponivel = await travarDisponivel(tx, [...aParte, ...daNota.map(({ item }) => item.id)])
  exigirDisponivel(escolhidos, disponivel)
  const devolvidos = devolverInteiras(notas, daNota, disponivel)
  const itens = [...escolhidos, ...devolvidos].map(itemDeNota).concat(avulsos)
  if (itens.length > MAXIMO_DE_ITENS_DO_TICKET)
    exigirCampos({ notas: MENSAGENS.itensDoTicketMaximo(MAXIMO_DE_ITENS_DO_TICKET) })
  return { itens, notas: idsDe(notas) }
}

const idsDe = (linhas: readonly { id: number }[]) => linhas.map(({ id }) => id)

async function conferirProdutos(
  tx: Tx,
  { sessao, dados, clienteId, filialId, prazoDeDevolucao, maximoDeItens, anexosDe }: PedidoDeItens,
  campos: Campos,
): Promise<ItemEscolhido[]> {
  if (dados.itens.length === 0) return []
  const ids = dados.itens.map(({ produto_id }) => produto_id)
  const linhas =
    clienteId === null ? [] : await itensDeNotaPorId(tx, sessao, { idCli: clienteId, idFil: filialId }, ids)
  const motivos = (await motivosDeProduto(tx)).filter(({ ativo }) => ativo)
  return dados.itens.flatMap(({ produto_id, qtd_solicitada, motivo_id, obs = '' }, i) => {
    const linha = linhas.find(({ item }) => item.id === produto_id)
    if (!linha || ids.indexOf(produto_id) !== i) {
      campos[`itens.${i}.produto_id`] = MENSAGENS.invalido
      return []
    }
    const motivo = motivos.find(({ id }) => id === motivo_id) ?? null
    const saldo = {
      qtd_comprada: Number(linha.item.quantidade),
      // What other tickets take is asked once the balance is held.
      qtd_devolvida: 0,
      indisponivel: !dentroDoPrazoDeDevolucao(
        linha.nota.dataSaida,
        prazoDeDevolucao.hoje,
        prazoDeDevolucao.dias,
      ),
      anexo_obrigatorio: linha.produto.anexoObrigatorio,
    }
    const escolha = { qtd_solicitada, motivo, obs, anexos: anexosDe(produto_id) }
    const problema = problemaDoItem(escolha, saldo, { maximoDeItens, itensNoTicket: i })
    if (problema) campos[`itens.${i}`] = problema
    const quantidade = new Decimal(qtd_solicitada)
    return [{ linha, quantidade, motivoId: motivo?.id ?? null, observacao: obs || null }]
  })
}

/** Invoices chosen as a whole; only those that come back have a window. */
async function conferirNotas(
  tx: Tx,
  { sessao, dados, tipo, clienteId, filialId, prazoDeDevolucao }: PedidoDeItens,
  campos: Campos,
): Promise<NotaEscolhida[]> {
  const { notas } = dados
  if (notas.length === 0 || clienteId === null) {
    for (const i of notas.keys()) campos[`notas.${i}.id`] = MENSAGENS.invalido
    return []
  }
  const achadas = await notasDaEscolha(tx, sessao, { idCli: clienteId, idFil: filialId }, notas)
  const escolhidas = new Set<NotaEscolhida>()
  for (const [i, escolha] of notas.entries()) {
    const [nota, outra] = achadas.filter(({ id, numero }) =>
      'id' in escolha ? id === escolha.id : numero === escolha.numNf,
    )
    if (outra) campos[`notas.${i}.id`] = MENSAGENS.notaAmbigua
    else if (!nota || escolhidas.has(nota)) campos[`notas.${i}.id`] = MENSAGENS.invalido
    else if (
      devolveNotaInteira(tipo) &&
      !dentroDoPrazoDeDevolucao(nota.dataSaida, prazoDeDevolucao.hoje, prazoDeDevolucao.dias)
    )
      campos[`notas.${i}.id`] = MENSAGENS.foraDoPrazoDeDevolucao(prazoDeDevolucao.dias)
    if (nota) escolhidas.add(nota)
  }
  return [...escolhidas]
}

async function conferirAvulsos(
  tx: Tx,
  { dados, maximoDeItens }: PedidoDeItens,
  campos: Campos,
): Promise<NovoItem[]> {
  const ids = dados.itensAvulsos.map(({ produto_id }) => produto_id)
  if (ids.length === 0) return []
  const produtos = await produtosEmUso(tx, ids)
  return ids.flatMap((id, i) => {
    const produto = produtos.find((achado) => achado.id === id)
    if (dados.itens.length + i >= maximoDeItens)
      campos[`itensAvulsos.${i}`] = MENSAGENS.itensDoTicketMaximo(maximoDeItens)
    if (!produto || ids.indexOf(id) !== i) {
      campos[`itensAvulsos.${i}.produto_id`] = MENSAGENS.invalido
      return []
    }
    return [
      {
        origem: 'AVULSO' as const,
        produtoId: produto.id,
        codigo: produto.codigo,
        descricao: produto.descricaoCompleta,
        codigoBarras: produto.codigoBarras,
        marca: produto.marca,
        classeVenda: produto.classeVenda,
        unidade: produto.unidade,
      },
    ]
  })
}

/** Somebody else came first: what is left is told at each product. */
function exigirDisponivel(
  escolhidos: readonly ItemEscolhido[],
  disponivel: ReadonlyMap<number, Decimal>,
): void {
  const campos: Campos = {}
  const frases: string[] = []
  for (const [i, { linha, quantidade }] of escolhidos.entries()) {
    const { id, codigo, descricao } = linha.item
    const sobra = disponivel.get(id) ?? new Decimal(0)
    if (quantidade.lessThanOrEqualTo(sobra)) continue
    campos[`itens.${i}.qtd_solicitada`] = MENSAGENS.quantidadeInvalida
    frases.push(`Do produto ${codigo} ${descricao} só podem ser devolvidos ${formatarNumero(sobra)}.`)
  }
  const [mensagem] = frases
  if (mensagem) throw new ErroDeNegocio('SALDO_INSUFICIENTE', { mensagem, campos })
}
