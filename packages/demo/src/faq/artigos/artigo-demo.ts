import type { PublicoDoArtigo } from '@balcao/dominio/faq/campos'
import type { NegocioDemo } from '../../filiais/filiais.ts'

export const TIPOS_DE_ARTIGO_DEMO = [
  { chave: 'DEVOLUCOES', descricao: 'Devoluções e trocas' },
  { chave: 'ENTREGAS', descricao: 'Entregas e coletas' },
  { chave: 'FINANCEIRO', descricao: 'Boletos e pagamentos' },
  { chave: 'FISCAL', descricao: 'Notas fiscais e impostos' },
  { chave: 'CADASTRO', descricao: 'Cadastro e acesso' },
  { chave: 'ATENDIMENTO', descricao: 'Tickets e atendimento' },
] as const

export type ArtigoDemo = {
  titulo: string
  palavrasChave: string
  conteudo: string
  /** How much of those who voted it helped, from 0 to 1. */
  aprovacao: number
  publico?: PublicoDoArtigo
  /** Only one of the businesses has it. */
  negocio?: NegocioDemo
  rascunho?: true
}
