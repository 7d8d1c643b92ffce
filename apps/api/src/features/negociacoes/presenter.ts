import type { NegociacaoDaLista } from '@balcao/dominio/negociacoes/campos'
import { situacaoDaNegociacao } from '@balcao/dominio/negociacoes/regras'
import { restanteDa } from '@balcao/dominio/precos/negociacao'
import type { NegociacaoComPartes, NegociacaoDoBanco } from './queries.ts'

const numero = (valor: string | null) => (valor === null ? null : Number(valor))

export const nomeDoAlvo = ({
  negociacao: { marca, categoria },
  produto,
}: Pick<NegociacaoComPartes, 'negociacao' | 'produto'>): string =>
  produto ? `${produto.codigo} · ${produto.descricao}` : (marca ?? categoria ?? '')

export const situacaoDe = (negociacao: NegociacaoDoBanco, pendente: boolean, hoje: string) =>
  situacaoDaNegociacao({ ...negociacao, aberta: pendente, restante: restanteDa(negociacao) }, hoje)

export function apresentarNegociacao(partes: NegociacaoComPartes, hoje: string): NegociacaoDaLista {
  const { negociacao, cliente, filial, plano, solicitante, autorizador, idAprovacao, pendente } = partes
  return {
    id: negociacao.id,
    versao: negociacao.versao,
    situacao: situacaoDe(negociacao, pendente, hoje),
    idAprovacao: idAprovacao || null,
    cliente,
    alvo: negociacao.alvo,
    nomeDoAlvo: nomeDoAlvo(partes),
    tipo: negociacao.tipo,
    preco: numero(negociacao.preco),
    percentual: numero(negociacao.percentual),
    minimo: Number(negociacao.minimo),
    quantidadeAte: Number(negociacao.quantidadeAte),
    quantidadeUsada: Number(negociacao.quantidadeUsada),
    usoUnico: negociacao.usoUnico,
    idFil: negociacao.filialId,
    filial,
    plano,
    inicio: negociacao.inicio,
    fim: negociacao.fim,
    solicitante,
    autorizadaPor: autorizador,
    dtPedido: negociacao.criadoEm.toISOString(),
  }
}
