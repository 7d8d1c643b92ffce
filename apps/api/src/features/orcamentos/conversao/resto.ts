import { Decimal } from '@balcao/dominio/formatos/decimal'
import { foiCalculado } from '@balcao/dominio/fretes/calculado'
import { aprovacoesDoResto } from '@balcao/dominio/orcamentos/aprovacoes'
import type { Caso } from '../../../negocio.ts'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { lerLinha } from '../conteudo/ler-linhas.ts'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import type { LinhaDoBanco } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { acompanharExcessos } from '../limites/acompanhar.ts'
import { conferirLimites } from '../limites/depois-da-mudanca.ts'
import type { Pergunta, Previsto } from './prever.ts'
import { refazerAosPrecosPrometidos } from './refazer.ts'

type Partida = {
  documento: OrcamentoDoBanco
  /** As they were before the part left. */
  linhas: readonly LinhaDoBanco[]
  previsto: Previsto
  pedidoId: number
}

/** VEN-02 What did not go stays open as it was promised: prices, coupon, approvals, and what is left of a freight or an insurance that was typed. */
export async function ficarComOResto(
  caso: Caso,
  pergunta: Pergunta,
  { documento, linhas, previsto, pedidoId }: Partida,
): Promise<void> {
  const { tx } = pergunta
  const { autoria } = caso
  const foram = previsto.finais.filter((linha) => !('promocaoId' in linha))
  const resto = { ...documento, ...despesasDoResto(documento, previsto.documento) }
  const { conteudo, calculado, totais } = await refazerAosPrecosPrometidos(pergunta, resto, {
    atuais: linhas,
    finais: previsto.resta ?? [],
    tocados: new Set(foram.map(({ idProd }) => idProd)),
    cobradoAntes: documento,
  })
  const deQuem = await deQuemEh(tx, pergunta, documento)
  const { excessos, aprovacoes, esperava } = await conferirLimites({ ...pergunta, deQuem }, documento, {
    conteudo,
    calculado,
    totais,
  })
  const gravado = await mudarOrcamento(
    tx,
    documento.id,
    { ...totais, aprovacoes: aprovacoesDoResto(aprovacoes, excessos) },
    autoria,
    { versao: documento.versao + 1 },
  )
  if (esperava)
    await acompanharExcessos(tx, caso, gravado, excessos, {
      situacao: 'RETIRADA',
      motivo: `Foi com o pedido ${pedidoId}, e o que ficou não passa dos limites.`,
    })
  const antes = new Map(linhas.map((linha) => [lerLinha(linha).chave, linha]))
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: documento.id,
    acao: 'PARTE',
    dados: {
      pedido: pedidoId,
      itens: foram.map(({ chave, qtde }) => ({
        codigo: antes.get(chave)?.codigo ?? '',
        foi: qtde,
        de: Number(antes.get(chave)?.quantidade ?? qtde),
      })),
    },
  })
}

/** What the part did not take along; a freight that was calculated is calculated again. */
function despesasDoResto(todo: OrcamentoDoBanco, parte: OrcamentoDoBanco) {
  const falta = (campo: 'valorFrete' | 'valorSeguro') =>
    Decimal.max(0, new Decimal(todo[campo]).minus(parte[campo])).toFixed(2)
  const calculado = todo.freteEscolhido !== null && foiCalculado(todo.freteEscolhido)
  return { valorSeguro: falta('valorSeguro'), valorFrete: calculado ? todo.valorFrete : falta('valorFrete') }
}
