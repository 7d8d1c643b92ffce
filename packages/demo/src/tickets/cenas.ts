import {
  FINALIZACOES_SEM_CONCLUSAO,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { SETORES } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import type { Sorteio } from '../sorteio.ts'
import type { Andamento, Autor } from './andamento.ts'
import { anexarFoto, anexarPapel, type Papel } from './anexos.ts'
import type { Conversa } from './conversas.ts'
import { OBSERVACOES_DO_FIM, PARECERES } from './conversas.ts'
import { cumprirRequisito, type Materia } from './cumprir-requisitos.ts'
import type { Elenco } from './elenco.ts'
import type { criarFala } from './falas.ts'
import type { Plano } from './planejar.ts'
import type { Passo } from './roteiros.ts'

/** Something that happens in a ticket; `apos` fixes how many business minutes after the one before. */
export type Cena = { fazer(andamento: Andamento, em: Date): void; apos?: readonly [number, number] }

type Palco = {
  plano: Plano
  filial: number
  caminho: readonly Passo[]
  conversa: Conversa
  materia: Materia
  falar: ReturnType<typeof criarFala>
  elenco: Elenco
  sorteio: Sorteio
  /** Who opened it: the consumer, or who took the request down, speaks for the customer. */
  outroLado: Autor
  arquiva: boolean
}

const NOTA_DE_DEVOLUCAO = 'Nota de devolução'
const UM_DIA = 9 * 60
const PAPEL_DO_TIPO: Record<string, Papel> = {
  SEGUNDA_VIA: 'boleto',
  ATRASO_ENTREGA: 'comprovante',
  QUALIDADE_PRODUTO: 'laudo',
  DUVIDA_PRODUTO: 'ficha',
}

/** The story of a ticket after its opening, in order. */
export function montarCenas(palco: Palco): Cena[] {
  const { plano, caminho, sorteio, elenco, filial, falar, conversa } = palco
  const chance = (parte: number, ...cenas: Cena[]) => (sorteio.chance(parte) ? cenas : [])
  const daEquipe = ({ estado }: Andamento): Autor =>
    estado.operador && elenco.trabalhaEm(estado.operador, estado.setor)
      ? elenco.pessoa(estado.operador)
      : elenco.doSetor(estado.setor, filial)
  // A clerk of the dock counts goods, but neither forwards nor finishes.
  const atendente = (andamento: Andamento): Autor => {
    const autor = daEquipe(andamento)
    return elenco.podeEncaminhar(autor) ? autor : elenco.gestor(filial)
  }

  const acolher: Cena = {
    fazer: (andamento, em) => andamento.escrever(daEquipe(andamento), em, falar(conversa.acolhidas, em)),
  }
  const anotar: Cena = {
    fazer(andamento, em) {
      const anexos = sorteio.chance(0.06) ? [anexarPapel(sorteio, 'comprovante', true)] : []
      andamento.escrever(daEquipe(andamento), em, falar(conversa.anotacoes), { tipo: 'PRIVADO', anexos })
    },
  }
  const atualizar: Cena = {
    fazer(andamento, em) {
      const papel = PAPEL_DO_TIPO[plano.tipo.chave]
      const anexos = papel && sorteio.chance(0.3) ? [anexarPapel(sorteio, papel)] : []
      andamento.escrever(daEquipe(andamento), em, falar(conversa.andamentos, em), { anexos })
    },
  }
  const perguntar: Cena = {
    fazer: (andamento, em) =>
      andamento.escrever(daEquipe(andamento), em, falar(conversa.perguntas, em), { aguardar: true }),
  }
  const retornar: Cena = {
    fazer(andamento, em) {
      const { outroLado } = palco
      const autor = outroLado.interno && !elenco.ehRepresentante(outroLado) ? daEquipe(andamento) : outroLado
      const textos = autor.interno ? conversa.retornos : (conversa.respostasDoConsumidor ?? conversa.retornos)
      const anexos = sorteio.chance(0.15) ? [anexarFoto(sorteio)] : []
      andamento.escrever(autor, em, falar(textos, em), { anexos })
    },
  }
  const entregarAColega: Cena = {
    fazer(andamento, em) {
      const { setor } = andamento.estado
      const colega = elenco.daFila(setor, filial)
      const autor = atendente(andamento)
      if (colega && colega.cpf !== autor.cpf)
        andamento.encaminhar(autor, em, setor, colega, falar(conversa.encaminhamentos))
      else anotar.fazer(andamento, em)
    },
  }
  const desviar: Cena = {
    fazer(andamento, em) {
      const setor = sorteio.um(SETORES.filter((outro) => outro !== andamento.estado.setor))
      const colega = sorteio.chance(0.5) ? elenco.daFila(setor, filial) : null
      andamento.encaminhar(atendente(andamento), em, setor, colega, falar(conversa.encaminhamentos))
    },
  }

  const avancar = (passo: Passo): Cena => ({
    fazer(andamento, em) {
      const { requisito } = passo.de
      const autor = requisito === 'ANALISE_CONTROLADORIA' ? elenco.gestor(filial) : daEquipe(andamento)
      const ato = { sorteio, em, autor: autor.cpf, fatos: passo.fatos }
      andamento.avancar(autor, em, passo, cumprirRequisito(requisito, palco.materia, ato))
    },
  })
  const voltar: Cena = {
    fazer: (andamento, em) => andamento.retroceder(atendente(andamento), em, falar(PARECERES.retrocesso)),
  }
  const pedirNfd: Cena = {
    fazer: (andamento, em) =>
      andamento.escrever(daEquipe(andamento), em, falar(PARECERES.pedidoDeNfd), { aguardar: true }),
  }

  const passar = (passo: Passo, i: number): Cena[] => [
    ...chance(i > 0 ? 0.35 : 0.1, entregarAColega),
    ...chance(0.3, anotar),
    ...(passo.de.nome === NOTA_DE_DEVOLUCAO ? [pedirNfd] : []),
    ...chance(0.15, atualizar),
    ...(plano.volta && i === 0 && passo.de.requisito === null ? [avancar(passo), voltar] : []),
    avancar(passo),
  ]

  const finalizar: Cena = {
    fazer(andamento, em) {
      const motivo = motivoDoFim(palco)
      const textos = OBSERVACOES_DO_FIM[motivo]
      andamento.finalizar(atendente(andamento), em, motivo, textos ? falar(textos) : null)
    },
  }
  const despedir: Cena = {
    fazer: (andamento, em) =>
      andamento.escrever(
        daEquipe(andamento),
        em,
        falar(ehRecusa(palco) ? PARECERES.negativa : conversa.despedidas, em),
      ),
  }
  const reabrir: Cena = {
    fazer: (andamento, em) => andamento.reabrir(palco.outroLado, em, falar(conversa.reaberturas)),
  }
  const agradecer: Cena = {
    fazer: (andamento, em) => andamento.escrever(palco.outroLado, em, falar(PARECERES.agradecimento)),
    apos: [30, UM_DIA],
  }
  const arquivar: Cena = {
    fazer: (andamento, em) => andamento.arquivar(elenco.gestor(filial), em),
    apos: [5 * UM_DIA, 12 * UM_DIA],
  }

  const andou = caminho.length > 0 || plano.finalizado || plano.reabre
  const respondido = andou || plano.espera || (plano.ritmo !== 'RECENTE' && sorteio.chance(0.6))
  const comeco = respondido
    ? [acolher, ...chance(0.4, anotar), ...chance(andou ? 0.25 : 0, perguntar, retornar)]
    : []
  const meio = caminho.flatMap(passar)
  const encerrar = plano.desiste ? [finalizar] : [...chance(0.7, despedir), finalizar]
  const volta = plano.reabre ? [...encerrar, reabrir, ...chance(0.5, acolher)] : []
  const fim = plano.finalizado
    ? [...encerrar, ...(palco.arquiva ? [] : chance(0.2, agradecer)), ...(palco.arquiva ? [arquivar] : [])]
    : [
        ...(plano.desvia ? [desviar] : chance(caminho.length > 0 ? 0.4 : 0, entregarAColega)),
        ...(plano.espera && !plano.desvia ? [perguntar] : chance(respondido ? 0.25 : 0, anotar)),
      ]
  return [...comeco, ...meio, ...volta, ...fim]
}

const ehRecusa = ({ plano, caminho }: Palco): boolean =>
  !plano.desiste && (caminho.at(-1)?.para.nome ?? '') === 'Comunicar recusa'

/** Reasons that say no. */
const NEGATIVAS: Record<string, string> = {
  DEVOLUCAO_TOTAL: 'Devolução não autorizada',
  DEVOLUCAO_PARCIAL: 'Devolução não autorizada',
  PRORROGACAO_BOLETO: 'Prorrogação negada',
  AVARIA: 'Avaria não procede',
  FALTA_MERCADORIA: 'Falta não confirmada',
  COBRANCA_INDEVIDA: 'Cobrança correta',
}
const EM_PARTE = 'Devolução concluída em parte'
const EXTRAVIO = 'Mercadoria extraviada'

function motivoDoFim(palco: Palco): string {
  const { plano, materia, sorteio } = palco
  if (plano.desiste) return sorteio.um(FINALIZACOES_SEM_CONCLUSAO).descricao
  const negativa = NEGATIVAS[plano.tipo.chave]
  if (ehRecusa(palco) && negativa) return negativa
  return sorteio.um(positivas(plano.tipo, negativa, materia, sorteio))
}

function positivas(
  tipo: TipoDePartida,
  negativa: string | undefined,
  materia: Materia,
  sorteio: Sorteio,
): string[] {
  const emParte = materia.produtos.some(({ solicitada, autorizada }) => autorizada < solicitada)
  const todas = tipo.finalizacao.map(({ descricao }) => descricao).filter((motivo) => motivo !== negativa)
  if (todas.includes(EM_PARTE)) return emParte ? [EM_PARTE] : todas.filter((motivo) => motivo !== EM_PARTE)
  return sorteio.chance(0.9) ? todas.filter((motivo) => motivo !== EXTRAVIO) : todas
}
