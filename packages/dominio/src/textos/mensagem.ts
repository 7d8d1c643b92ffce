/** ADM-08 One message as it is described: what it is, when it goes, who reads it, what it says and what it may name. */
export type MensagemDescrita = {
  nome: string
  grupo: GrupoDasMensagens
  quando: string
  quem: string
  /** Sent where no branch is known: none has a text of its own. */
  nivel?: 'negocio'
  variaveis: Readonly<Record<string, VariavelDescrita>>
  partes: Readonly<Record<string, ParteDescrita>>
}

type VariavelDescrita = {
  oQueE: string
  exemplo: string
  /** The parts that know it; all of them where it does not say. */
  em?: readonly string[]
  /** Must be named in each part that knows it. */
  exigida?: true
}

type ParteDescrita = {
  nome: string
  ajuda: string
  padrao: string
  tamanho: number
  obrigatoria?: true
  /** How it was stored before it was one of a message. */
  gravada?: string
}

export const GRUPOS_DAS_MENSAGENS = {
  tickets: 'Tickets',
  orcamentos: 'Orçamentos',
  acesso: 'Entrada e conta',
  agenda: 'Agenda',
} as const
export type GrupoDasMensagens = keyof typeof GRUPOS_DAS_MENSAGENS

const MAIOR_ASSUNTO = 200
const MAIOR_CORPO = 4000
const MAIOR_FRASE = 1000

export const assunto = (padrao: string) =>
  ({
    nome: 'Assunto',
    ajuda: 'O assunto do e-mail, em uma linha',
    padrao,
    tamanho: MAIOR_ASSUNTO,
    obrigatoria: true,
  }) as const

export const corpo = (...linhas: readonly string[]) =>
  ({
    nome: 'Corpo',
    ajuda: 'O que o e-mail diz; a linha só de variáveis que nada dizem some',
    padrao: linhas.join('\n'),
    tamanho: MAIOR_CORPO,
    obrigatoria: true,
  }) as const

export const frase = (nome: string, ajuda: string, padrao: string) =>
  ({ nome, ajuda, padrao, tamanho: MAIOR_FRASE }) as const
