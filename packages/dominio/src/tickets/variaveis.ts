import { horaEm } from '../formatos/datas.ts'

/** MES-05 All that a saved reply may leave to be filled; what each is, for whoever writes one. */
export const VARIAVEIS = {
  saudacao: 'Bom dia, Boa tarde ou Boa noite',
  protocolo: 'Protocolo do ticket',
  assunto: 'Assunto do ticket',
  cliente: 'Nome do cliente',
  contato: 'Primeiro nome de quem pediu',
  operador: 'Seu nome',
  nota: 'Notas fiscais do ticket',
  tipo: 'Tipo do ticket',
  motivo: 'Motivos da abertura',
  setor: 'Setor em que o ticket está',
  etapa: 'Etapa do ticket',
  prazo: 'Prazo da solução',
  transportadora: 'Transportadora',
  filial: 'Filial',
  hoje: 'Data de hoje',
  cursor: 'Onde você continua escrevendo',
} as const

export type Variavel = keyof typeof VARIAVEIS
type Preenchivel = Exclude<Variavel, 'cursor'>
export type Valores = Record<Preenchivel, string | null>

const ESCRITA = /\{\{\s*([^{}]*?)\s*\}\}/g

const ehVariavel = (nome: string): nome is Variavel => Object.hasOwn(VARIAVEIS, nome)

/** As it is written in a text. */
export const escrever = (variavel: Variavel): string => `{{${variavel}}}`

const nomesEm = (texto: string): string[] => [
  ...new Set([...texto.matchAll(ESCRITA)].map(([, nome = '']) => nome.toLowerCase())),
]

/** Names between double braces that nothing fills, each once. */
export const variaveisDesconhecidas = (texto: string): string[] =>
  nomesEm(texto).filter((nome) => !ehVariavel(nome))

/** Variables that are still to be filled in a text about to be sent. */
export const variaveisPorPreencher = (texto: string): Variavel[] => nomesEm(texto).filter(ehVariavel)

type Preenchido = {
  texto: string
  /** What the ticket does not have: it stays in the text as it was written, for the person to decide. */
  faltam: Variavel[]
  /** What to have selected in it: the first one missing, or the place left for writing, or its end. */
  selecao: { inicio: number; fim: number }
}

/** MES-05 A saved reply with what is known put in its place. */
export function preencher(modelo: string, valores: Valores): Preenchido {
  const faltam = new Set<Variavel>()
  let texto = ''
  let lido = 0
  let cursor: number | null = null
  let falta: { inicio: number; fim: number } | null = null
  for (const achada of modelo.matchAll(ESCRITA)) {
    texto += modelo.slice(lido, achada.index)
    lido = achada.index + achada[0].length
    const nome = (achada[1] ?? '').toLowerCase()
    if (nome === 'cursor') {
      cursor ??= texto.length
      continue
    }
    const valor = ehVariavel(nome) ? valores[nome as Preenchivel] : null
    if (valor) {
      texto += valor
      continue
    }
    if (ehVariavel(nome)) faltam.add(nome)
    falta ??= { inicio: texto.length, fim: texto.length + achada[0].length }
    texto += achada[0]
  }
  texto += modelo.slice(lido)
  const onde = cursor ?? texto.length
  return { texto, faltam: [...faltam], selecao: falta ?? { inicio: onde, fim: onde } }
}

export type Horas = { tarde: number; noite: number }

/** How one greets at this time of the day, by the hours of the branch. */
export function saudacao(agora: Date, { tarde, noite }: Horas): string {
  const hora = Number(horaEm(agora).slice(0, 2))
  const AMANHECE = 5
  if (hora < AMANHECE || hora >= noite) return 'Boa noite'
  return hora >= tarde ? 'Boa tarde' : 'Bom dia'
}
