import type { ChaveDeStatus } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { SetorDePartida } from '@balcao/api/src/features/implantacao/partida/setores.ts'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { Etapa } from '@balcao/dominio/tickets/etapas'
import {
  type AcaoDoHistorico,
  comObservacao,
  ehRestrito,
  FRASES,
  type TipoDeHistorico,
} from '@balcao/dominio/tickets/historico'
import { efeitoDaMensagem, type MeioDeContato, meiosDeContato } from '@balcao/dominio/tickets/mensagem'
import {
  abrirRelogios,
  type MinutosDoTipo,
  pausarRelogios,
  type RelogiosDoTicket,
  reabrirRelogios,
  retomarRelogios,
} from '@balcao/dominio/tickets/relogios'
import type { AnexoGerado } from './anexos.ts'
import type { EtapaDoRoteiro, Passo } from './roteiros.ts'

/** Who acts: `interno` as opposed to the people served; `atende` who answers them, which a representative does not. */
export type Autor = { cpf: string; nome: string; interno: boolean; atende: boolean }

type Lugar = { setor: SetorDePartida; operador: string | null }

/** What an entry keeps beside its text, with places of the demo where the database will have numbers. */
export type DadosDaEntrada =
  | { caso: 'ETAPA'; de: number; para: number; requisito: DadosDoRequisito | null }
  | { caso: 'ENCAMINHAMENTO'; de: Lugar; para: Lugar }
  | { caso: 'FINALIZACAO'; motivo: string; etapa: number }
  | { caso: 'CONTATO'; contato: MeioDeContato }

/** `produtos` are answers by position of the product in the ticket. */
export type DadosDoRequisito =
  | {
      chave: 'analise' | 'checkin'
      produtos: ({ posicao: number; motivoAnalise?: string | null } & object)[]
    }
  | { chave: 'outros'; valores: Record<string, unknown> }

export type EntradaGerada = {
  tipo: TipoDeHistorico
  acao: AcaoDoHistorico
  mensagem: string
  autor: string
  em: Date
  versao: number
  dados: DadosDaEntrada | null
  anexos: readonly AnexoGerado[]
}

export type EstadoGerado = RelogiosDoTicket & {
  etapa: EtapaDoRoteiro
  percurso: number[]
  setor: SetorDePartida
  operador: string | null
  status: ChaveDeStatus
  finalizadoEm: Date | null
  motivoFinalizacao: string | null
  arquivadoEm: Date | null
  reaberturas: number
}

type Circunstancias = {
  calendario: Calendario
  minutos: MinutosDoTipo
  primeira: EtapaDoRoteiro
  etapas: readonly EtapaDoRoteiro[]
  trabalhaEm(cpf: string, setor: SetorDePartida): boolean
  /** ALC-06 It is of a consumer with an account; any other customer is told outside the portal. */
  clienteLe: boolean
}
type Abertura = {
  autor: Autor
  em: Date
  mensagem: string
  operador: string | null
  anexos: readonly AnexoGerado[]
}
type Cumprido = { relato: string; dados: DadosDoRequisito | null; anexos?: readonly AnexoGerado[] }

export type Andamento = ReturnType<typeof abrirAndamento>

/** A ticket told from its opening on, each deed by the rules and in the words of the server. */
export function abrirAndamento(circunstancias: Circunstancias, abertura: Abertura) {
  const { calendario, minutos, primeira, trabalhaEm, clienteLe } = circunstancias
  const entradas: EntradaGerada[] = []
  const estado: EstadoGerado = {
    ...abrirRelogios(calendario, minutos, abertura.em),
    respondidoEm: null,
    etapa: primeira,
    percurso: [],
    setor: primeira.setor,
    operador: abertura.operador,
    status: primeira.status,
    finalizadoEm: null,
    motivoFinalizacao: null,
    arquivadoEm: null,
    reaberturas: 0,
  }

  type Nova = Pick<EntradaGerada, 'tipo' | 'acao' | 'mensagem'> &
    Partial<Pick<EntradaGerada, 'dados' | 'anexos'>>
  function registrar(autor: Autor, em: Date, { dados = null, anexos = [], ...entrada }: Nova): void {
    entradas.push({ ...entrada, dados, anexos, autor: autor.cpf, em, versao: entradas.length + 1 })
  }

  function entrarNaSituacao({ situacao, status }: EtapaDoRoteiro, em: Date): void {
    const regra = situacao === 'AGUARDANDO_CLIENTE' ? pausarRelogios : retomarRelogios
    Object.assign(estado, regra(calendario, estado, em), { status })
  }

  function operadorQueFica(setor: SetorDePartida): string | null {
    return estado.operador !== null && trabalhaEm(estado.operador, setor) ? estado.operador : null
  }

  function irPara(etapa: EtapaDoRoteiro, percurso: number[], em: Date): void {
    Object.assign(estado, { etapa, percurso, setor: etapa.setor, operador: operadorQueFica(etapa.setor) })
    entrarNaSituacao(etapa, em)
  }

  registrar(abertura.autor, abertura.em, {
    tipo: 'PUBLICO',
    acao: 'ABERTURA',
    mensagem: abertura.mensagem,
    anexos: abertura.anexos,
  })

  return {
    estado: estado as Readonly<EstadoGerado>,
    entradas: entradas as readonly EntradaGerada[],

    escrever(
      autor: Autor,
      em: Date,
      mensagem: string,
      { tipo = 'PUBLICO', aguardar = false, anexos = [] }: OpcoesDaMensagem = {},
    ): void {
      const fala = autor.atende && !ehRestrito(tipo) && !clienteLe
      const contato = fala ? (meiosDeContato[entradas.length % meiosDeContato.length] ?? null) : null
      const escrita = { tipo, daEquipe: autor.atende, aguardarCliente: aguardar, contato, clienteLe }
      const { responde, pausa, retoma } = efeitoDaMensagem(escrita, estado)
      if (responde) estado.respondidoEm = em
      if (pausa)
        Object.assign(estado, pausarRelogios(calendario, estado, em), { status: 'aguardandoCliente' })
      if (retoma) entrarNaSituacao(estado.etapa, em)
      const dados = contato && { caso: 'CONTATO' as const, contato }
      registrar(autor, em, { tipo, acao: 'MENSAGEM', mensagem, anexos, dados })
    },

    encaminhar(autor: Autor, em: Date, setor: SetorDePartida, operador: Autor | null, motivo: string): void {
      const de = { setor: estado.setor, operador: estado.operador }
      const para = { setor, operador: operador?.cpf ?? null }
      Object.assign(estado, para)
      registrar(autor, em, {
        tipo: 'ENCAMINHAMENTO',
        acao: 'ENCAMINHAMENTO',
        mensagem: comObservacao(FRASES.encaminhamento(setor, operador?.nome ?? null), motivo),
        dados: { caso: 'ENCAMINHAMENTO', de, para },
      })
    },

    avancar(autor: Autor, em: Date, { para }: Passo, { relato, dados, anexos = [] }: Cumprido): void {
      const de = estado.etapa
      irPara(para, [...estado.percurso, de.id], em)
      registrar(autor, em, {
        tipo: 'PRIVADO',
        acao: 'AVANCO',
        mensagem: comObservacao(FRASES.avanco(de.nome, para.nome), relato),
        dados: { caso: 'ETAPA', de: de.id, para: para.id, requisito: dados },
        anexos,
      })
    },

    retroceder(autor: Autor, em: Date, observacao: string): void {
      const de = estado.etapa
      const anterior = circunstancias.etapas.find(({ id }) => id === estado.percurso.at(-1))
      if (!anterior) throw new Error('não há etapa antes da primeira')
      irPara(anterior, estado.percurso.slice(0, -1), em)
      registrar(autor, em, {
        tipo: 'PRIVADO',
        acao: 'RETROCESSO',
        mensagem: comObservacao(FRASES.retrocesso(de.nome, anterior.nome), observacao),
        dados: { caso: 'ETAPA', de: de.id, para: anterior.id, requisito: null },
      })
    },

    finalizar(autor: Autor, em: Date, motivo: string, observacao: string | null): void {
      Object.assign(estado, {
        status: 'finalizado',
        finalizadoEm: em,
        motivoFinalizacao: motivo,
        respondidoEm: estado.respondidoEm ?? (clienteLe ? em : null),
      })
      registrar(autor, em, {
        tipo: 'PUBLICO',
        acao: 'FINALIZACAO',
        mensagem: comObservacao(FRASES.finalizacao(motivo), observacao),
        dados: { caso: 'FINALIZACAO', motivo, etapa: estado.etapa.id },
      })
    },

    reabrir(autor: Autor, em: Date, observacao: string): void {
      Object.assign(estado, reabrirRelogios(calendario, estado, minutos, em), {
        finalizadoEm: null,
        motivoFinalizacao: null,
        reaberturas: estado.reaberturas + 1,
        operador: operadorQueFica(estado.setor),
      })
      entrarNaSituacao(estado.etapa, em)
      registrar(autor, em, {
        tipo: 'PUBLICO',
        acao: 'REABERTURA',
        mensagem: comObservacao(FRASES.reabertura, observacao),
      })
    },

    arquivar(autor: Autor, em: Date): void {
      estado.arquivadoEm = em
      registrar(autor, em, { tipo: 'PRIVADO', acao: 'ARQUIVAMENTO', mensagem: FRASES.arquivamento })
    },
  }
}

type OpcoesDaMensagem = { tipo?: TipoDeHistorico; aguardar?: boolean; anexos?: readonly AnexoGerado[] }

/** TIC-10 Whether a ticket may end as solved at this step. */
export const concluiAqui = ({ permiteFinalizar, requisito }: Etapa): boolean => permiteFinalizar && !requisito
