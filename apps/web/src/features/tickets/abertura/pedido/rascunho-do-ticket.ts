import { plural } from '@balcao/dominio/formatos/contagem'
import { anexar } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { TICKET_EM_BRANCO, todosOsArquivos } from './estado.ts'
import type { EscolhaEmAndamento, Lembrados, TicketNovo } from './ticket-novo.ts'

/** A draft of before an upgrade lacks what came with it. */
export function completarRascunho(guardado: TicketNovo): TicketNovo {
  const novo = { ...TICKET_EM_BRANCO, ...guardado }
  return { ...novo, lembrados: retomarLembrados(novo.lembrados) }
}

/** NOV-16 What it is about: type, subject, who, how many files. */
export function partesDoRascunho(novo: TicketNovo) {
  const quem = novo.consumidorFinal?.nome || novo.cliente?.fant || novo.cliente?.razSoc
  const anexos = new Set([...todosOsArquivos(novo), ...arquivosLembrados(novo.lembrados)]).size
  return [novo.tipo?.desc, novo.assunto, quem, anexos > 0 && plural(anexos, 'anexo', 'anexos')]
}

const escolhasDe = (lembrados: Lembrados) =>
  Object.values(lembrados).flatMap(({ escolhas }) => Object.values(escolhas ?? {}))

/** Files on cards, added to the ticket or not. */
const arquivosLembrados = (lembrados: Lembrados): File[] =>
  escolhasDe(lembrados).flatMap(({ arquivos }) => arquivos.flatMap(({ arquivo }) => arquivo ?? []))

/** As read from a draft: its files get names of this visit, and one that could not be read is not there. */
function retomarLembrados(lembrados: Lembrados): Lembrados {
  const retomar = (escolha: EscolhaEmAndamento): EscolhaEmAndamento => ({
    ...escolha,
    arquivos: escolha.arquivos.flatMap(({ arquivo }) => (arquivo ? [anexar(arquivo)] : [])),
  })
  const emCada = <V>(valores: Readonly<Record<string, V>>, mudar: (valor: V) => V): Record<string, V> =>
    Object.fromEntries(Object.entries(valores).map(([chave, valor]) => [chave, mudar(valor)]))
  return emCada(lembrados, (doPasso) => ({
    ...doPasso,
    ...(doPasso.escolhas && { escolhas: emCada(doPasso.escolhas, retomar) }),
  }))
}
