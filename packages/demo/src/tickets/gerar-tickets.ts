import type {
  ORIGENS,
  TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { formatarProtocolo, montarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { ClasseDoProduto } from '../produtos/classificar-produtos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { type Agenda, criarAgenda } from './agenda.ts'
import {
  type Andamento,
  type Autor,
  abrirAndamento,
  type EntradaGerada,
  type EstadoGerado,
} from './andamento.ts'
import { type AnexoGerado, anexarFoto } from './anexos.ts'
import { type Cena, montarCenas } from './cenas.ts'
import { CONVERSAS, type Conversa } from './conversas.ts'
import { type Elenco, montarElenco } from './elenco.ts'
import { criarFala } from './falas.ts'
import { type Plano, planejarTickets } from './planejar.ts'
import { etapasDoRoteiro, sortearCaminho } from './roteiros.ts'
import { criarSujeitos, type Sujeito } from './sujeito.ts'

type Origem = keyof typeof ORIGENS

export type TicketGerado = Omit<Sujeito, 'palavras' | 'cliente' | 'transportadora'> & {
  tipo: TipoDePartida
  cliente: string | null
  transportadora: string | null
  assunto: string | null
  origem: Origem
  criador: string
  abertoEm: Date
  estado: EstadoGerado
  entradas: readonly EntradaGerada[]
}

type Fontes = {
  negocio: NegocioDemo
  agora: Date
  calendario: Calendario
  demo: Demo
  notas: readonly NotaGerada[]
  classes: readonly ClasseDoProduto[]
}

const DIAS_DE_TICKETS = 120
const MINUTOS_POR_HORA = 60
const MINUTOS_DO_DIA = 9 * MINUTOS_POR_HORA
const DIAS_ATE_ARQUIVAR = 14
const MINUTOS_POR_CENA = 4
const TIPOS_COM_FOTO = ['AVARIA', 'QUALIDADE_PRODUTO']

/** The tickets of the last 120 days, oldest first: the same for the same business, day and hour. */
export function gerarTickets(fontes: Fontes): TicketGerado[] {
  const { negocio, agora, calendario, demo, notas, classes } = fontes
  const sorteio = criarSorteio(`${negocio}/tickets`)
  const agenda = criarAgenda(calendario, agora, DIAS_DE_TICKETS)
  const elenco = montarElenco(demo.colaboradores, sorteio)
  const criarSujeito = criarSujeitos(demo, notas, sorteio)
  const exigemFoto = new Set(
    classes.filter(({ anexoObrigatorio }) => anexoObrigatorio).map(({ codigo }) => codigo),
  )
  const bastidores = { sorteio, agenda, elenco, criarSujeito, exigemFoto }
  return planejarTickets(negocio, demo.filiais.length, sorteio)
    .map((plano) => contarTicket(plano, bastidores))
    .sort((a, b) => a.abertoEm.getTime() - b.abertoEm.getTime())
}

/** NOV-04 How a ticket is told in the log of its customer. */
export function atividadeDoTicket(ticketId: number, { abertoEm, assunto }: TicketGerado): string {
  const protocolo = protocoloDe(ticketId, abertoEm)
  return `Ticket ${formatarProtocolo(protocolo)} aberto${assunto ? `: ${assunto}` : ''}`
}

export const protocoloDe = (ticketId: number, abertoEm: Date): string =>
  montarProtocolo(Number(hojeEm(abertoEm).slice(0, 4)), ticketId)

type Bastidores = {
  sorteio: Sorteio
  agenda: Agenda
  elenco: Elenco
  criarSujeito: ReturnType<typeof criarSujeitos>
  exigemFoto: ReadonlySet<string>
}

function contarTicket(plano: Plano, bastidores: Bastidores): TicketGerado {
  const { sorteio, agenda, elenco, criarSujeito } = bastidores
  const { tipo } = plano
  const conversa = CONVERSAS[tipo.chave]
  if (!conversa) throw new Error(`Sem conversa para o tipo ${tipo.chave}`)
  const etapas = etapasDoRoteiro(tipo)
  const [primeira] = etapas
  if (!primeira) throw new Error(`O tipo ${tipo.chave} não tem etapas`)
  const caminho = sortearCaminho(sorteio, etapas, plano.alvo)
  const duracao = sortearDuracao(plano, caminho.length, sorteio)
  const inicio = sortearInicio(plano, duracao, agenda, sorteio)
  const noite =
    plano.dono === 'CONTA' && sorteio.chance(0.5) ? agenda.aNoite(inicio, sorteio.inteiro(1, 4)) : null
  const abertoEm = noite?.em ?? agenda.instante(inicio)

  const sujeito = criarSujeito(plano, abertoEm)
  const falar = criarFala(sorteio, sujeito.palavras)
  const { criador, origem } = quemAbre(plano, sujeito, elenco, sorteio)
  const andamento = abrirAndamento(
    {
      calendario: agenda.calendario,
      minutos: {
        minutosResposta: tipo.horasResposta * MINUTOS_POR_HORA,
        minutosSolucao: tipo.horasSolucao * MINUTOS_POR_HORA,
      },
      primeira,
      etapas,
      trabalhaEm: elenco.trabalhaEm,
      clienteLe: typeof sujeito.consumidor?.conta === 'string',
    },
    {
      autor: criador,
      em: abertoEm,
      mensagem: falar(aberturas(conversa, criador), abertoEm),
      operador: primeiroOperador(plano, sujeito.filial, elenco),
      anexos: fotosDaAbertura(sujeito, bastidores),
    },
  )
  const arquiva =
    plano.finalizado &&
    agenda.fim - inicio - duracao > DIAS_ATE_ARQUIVAR * MINUTOS_DO_DIA &&
    sorteio.chance(0.6)
  const cenas = montarCenas({
    plano,
    filial: sujeito.filial,
    caminho,
    conversa,
    materia: sujeito.materia,
    falar,
    elenco,
    sorteio,
    outroLado: criador,
    arquiva,
  })
  encenar(cenas, andamento, { de: noite?.minuto ?? inicio, duracao, tipo }, bastidores)
  const { palavras: _, cliente, transportadora, ...resto } = sujeito
  return {
    ...resto,
    tipo,
    cliente: cliente?.documento ?? null,
    transportadora: transportadora?.cnpj ?? null,
    assunto: tipo.usa?.assunto === 2 || sorteio.chance(0.6) ? falar(conversa.assuntos) : null,
    origem,
    criador: criador.cpf,
    abertoEm,
    estado: { ...andamento.estado },
    entradas: andamento.entradas,
  }
}

/** Business minutes from the opening to the last deed, or to now where it is still open. */
function sortearDuracao({ tipo, ritmo, finalizado }: Plano, passos: number, sorteio: Sorteio): number {
  const solucao = tipo.horasSolucao * MINUTOS_POR_HORA
  const entre = (de: number, ate: number) =>
    sorteio.inteiro(Math.round(solucao * de), Math.round(solucao * ate))
  if (finalizado) return sorteio.chance(0.85) ? entre(0.2, 0.9) : entre(0.9, 1.6)
  if (ritmo === 'PERTO') return solucao - sorteio.inteiro(10, Math.min(220, solucao / 2))
  if (ritmo === 'ATRASADO') return solucao + sorteio.inteiro(20, solucao)
  if (ritmo === 'RECENTE' && passos === 0) return sorteio.inteiro(6, tipo.horasResposta * MINUTOS_POR_HORA)
  return entre(0.15, 0.65)
}

function sortearInicio({ finalizado }: Plano, duracao: number, { fim }: Agenda, sorteio: Sorteio): number {
  return finalizado ? sorteio.inteiro(0, fim - duracao - 2 * MINUTOS_DO_DIA) : fim - duracao
}

type Tempo = { de: number; duracao: number; tipo: TipoDePartida }

/** The first deed soon, as the first answer is due; the last one when the time is over; the others in between. */
function encenar(
  cenas: readonly Cena[],
  andamento: Andamento,
  { de, duracao, tipo }: Tempo,
  { agenda, sorteio }: Bastidores,
): void {
  const soltas = cenas.filter(({ apos }) => !apos)
  const total = Math.max(Math.min(de + duracao, agenda.fim) - de, soltas.length * MINUTOS_POR_CENA)
  const resposta = Math.round(tipo.horasResposta * MINUTOS_POR_HORA * (sorteio.chance(0.85) ? 0.8 : 1.5))
  const primeira = sorteio.inteiro(
    2,
    Math.max(2, Math.min(resposta, Math.floor(total / (soltas.length + 1)))),
  )
  const passo = (total - primeira) / Math.max(1, soltas.length)
  let minuto = de
  let posicao = 0
  for (const { fazer, apos } of cenas) {
    if (apos) minuto += sorteio.inteiro(...apos)
    else {
      const janela = [primeira + passo * (posicao - 1) + 1, primeira + passo * posicao] as const
      const marcado = posicao === 0 ? primeira : sorteio.inteiro(Math.ceil(janela[0]), Math.floor(janela[1]))
      minuto = Math.max(minuto + 1, de + marcado)
      posicao++
    }
    fazer(andamento, agenda.instante(Math.min(minuto, agenda.fim)))
  }
}

function quemAbre(
  { dono }: Plano,
  { cliente, filial }: Sujeito,
  elenco: Elenco,
  sorteio: Sorteio,
): { criador: Autor; origem: Origem } {
  if (dono === 'CONTA') return { criador: elenco.conta('CONSUMIDOR_FINAL'), origem: 'PORTAL' }
  const doRepresentante = cliente?.representante && sorteio.chance(dono === 'CARTEIRA' ? 0.5 : 0.15)
  if (cliente?.representante && doRepresentante)
    return { criador: elenco.pessoa(cliente.representante), origem: 'REPRESENTANTE' }
  return {
    criador: elenco.atendente(filial),
    origem: sorteio.um(['TELEFONE', 'TELEFONE', 'WHATSAPP', 'WHATSAPP', 'EMAIL'] as const),
  }
}

const aberturas = ({ aberturas: daEquipe, doConsumidor }: Conversa, criador: Autor) =>
  criador.interno ? daEquipe : (doConsumidor ?? daEquipe)

function primeiroOperador({ operador, tipo }: Plano, filial: number, elenco: Elenco): string | null {
  if (operador === 'NENHUM') return null
  const conta = elenco.conta('OPERADOR')
  if (operador === 'CONTA' && elenco.atende(conta, filial)) return conta.cpf
  const setor = tipo.etapas[0]?.setor ?? 'Atendimento'
  return elenco.daFila(setor, filial)?.cpf ?? null
}

/** NOV-11 Products that need a photo have one; damage and quality are mostly shown. */
function fotosDaAbertura({ materia }: Sujeito, { sorteio, exigemFoto }: Bastidores): AnexoGerado[] {
  const dosProdutos = materia.produtos.flatMap(({ codigo, origem }, posicao) =>
    origem === 'NOTA' && exigemFoto.has(codigo) ? [anexarFoto(sorteio, posicao)] : [],
  )
  const mostra = TIPOS_COM_FOTO.includes(materia.tipo) && sorteio.chance(0.6)
  return mostra ? [...dosProdutos, anexarFoto(sorteio)] : dosProdutos
}
