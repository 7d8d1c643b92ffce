import type { Requisito } from './catalogo.ts'

/** ADM-05, ADM-06 What a step asks for, told to whoever draws it: who does what before the ticket goes on. */
export const FRASES_DOS_REQUISITOS: Record<Requisito, string> = {
  ANALISE_DEVOLUCAO:
    'O ticket só segue depois que alguém diz, de cada produto, quanto da devolução se autoriza e por que o resto não.',
  ENVIAR_NFD:
    'O ticket só segue com a nota fiscal de devolução: o arquivo (XML ou DANFE) ou uma que já esteja nele.',
  CHECKIN_DEVOLUCAO: 'O ticket só segue depois que alguém confere o que chegou e conta cada produto.',
  PRORROGACAO_LOGISTICA:
    'O ticket só segue depois que a logística confirma de quantos dias foi o atraso da entrega, com um parecer.',
  PRORROGACAO_FINANCEIRO:
    'O ticket só segue depois que o financeiro aprova ou recusa o novo vencimento dos títulos, com um parecer.',
  ANALISE_CONTROLADORIA:
    'O ticket só segue depois que a controladoria dá o seu parecer e os custos da ocorrência, se houver.',
}

export const SEM_REQUISITO = 'O ticket segue sem que se peça nada.'
