import { somar } from '@balcao/dominio/formatos/decimal'
import { foiCalculado } from '@balcao/dominio/fretes/calculado'
import { comAsDaParte } from '@balcao/dominio/orcamentos/aprovacoes'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import type { MudancaDoPedido } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { chaveDaLinha, lerLinha } from '../conteudo/ler-linhas.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { eventoDoOrcamento } from '../nucleo/anunciar.ts'
import { devolverUsoDoCupom } from './queries.ts'
import { copiarLinhas, marcarDevolvida, travarParte, travarTodo } from './queries-parte.ts'
import { refazerAosPrecosPrometidos } from './refazer.ts'

/**
 * VEN-02 The lines of an order that came to nothing go back to the quote they were a part of, as long as that is open; an order of a whole quote
 * says what became of it, as always. Done twice, it gives back only once.
 */
export async function devolverParte(tx: Tx, caso: Caso, { pedidoId, para }: MudancaDoPedido): Promise<void> {
  if (!DESISTIU.includes(para)) return
  const parte = await travarParte(tx, pedidoId)
  if (!parte?.parteDe) return
  const todo = await travarTodo(tx, parte.parteDe)
  await marcarDevolvida(tx, parte.id, caso.autoria.agora)
  // The quote before the coupon; and what it took of that is back before what is left is reckoned.
  await devolverUsoDoCupom(tx, pedidoId)
  const volta = porQueSoLeitura(todo) === null
  if (volta) await juntar(tx, caso, todo, parte)
  await registrarHistorico(tx, caso.autoria, {
    entidade: 'orcamento',
    entidadeId: todo.id,
    acao: 'DEVOLUCAO_DA_PARTE',
    dados: { pedido: pedidoId, voltou: volta },
  })
}

async function juntar(tx: Tx, caso: Caso, todo: OrcamentoDoBanco, parte: OrcamentoDoBanco): Promise<void> {
  const { negocio, autoria } = caso
  const daParte = (await linhasDoOrcamento(tx, { id: parte.id })).filter(
    (linha) => !ehBrinde(chaveDaLinha(linha)),
  )
  const la = await linhasDoOrcamento(tx, { id: todo.id })
  const estao = new Map(la.map((linha) => [chaveDaLinha(linha), linha]))
  // A line that was changed to something else meanwhile is no longer that one.
  const soma = (linha: (typeof la)[number]) =>
    estao.get(chaveDaLinha(linha))?.embalagemId === linha.embalagemId
  const faltam = daParte.filter((linha) => !estao.has(chaveDaLinha(linha)))
  await copiarLinhas(tx, {
    para: todo.id,
    ids: faltam.map(({ id }) => id),
    depoisDe: Math.max(0, ...la.map(({ numeroItem }) => numeroItem)),
  })
  const atuais = faltam.length > 0 ? await linhasDoOrcamento(tx, { id: todo.id }) : la
  const voltam = new Map(daParte.filter(soma).map((linha) => [chaveDaLinha(linha), linha.quantidade]))
  const calculado = todo.freteEscolhido !== null && foiCalculado(todo.freteEscolhido)
  const documento = {
    ...todo,
    valorSeguro: somar(todo.valorSeguro, parte.valorSeguro).toFixed(2),
    valorFrete: calculado ? todo.valorFrete : somar(todo.valorFrete, parte.valorFrete).toFixed(2),
  }
  const { totais } = await refazerAosPrecosPrometidos({ tx, negocio, agora: autoria.agora }, documento, {
    atuais,
    finais: atuais
      .map(lerLinha)
      .filter(({ chave }) => !ehBrinde(chave))
      .map((linha) => ({ ...linha, qtde: somar(linha.qtde, voltam.get(linha.chave) ?? 0).toNumber() })),
    tocados: new Set(daParte.map(({ produtoId }) => produtoId)),
    cobradoAntes: todo,
  })
  const gravado = await mudarOrcamento(
    tx,
    todo.id,
    { ...totais, aprovacoes: comAsDaParte(todo.aprovacoes, parte.aprovacoes) },
    autoria,
    { versao: todo.versao + 1 },
  )
  await publicar(tx, eventoDoOrcamento(gravado, autoria))
}
