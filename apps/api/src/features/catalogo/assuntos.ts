import { type AssuntoDoCatalogo, assuntosDoCatalogo, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import type { Assunto } from '../ajustes/queries-linhas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticketMenu, ticketStatus } from '../tickets/nucleo/tabelas-catalogo.ts'
import { chaveDoNome } from './chave-do-nome.ts'
import { usosDaSituacao, usosDoMenu, usosDoSetor } from './queries-usos.ts'

type Maos = Omit<Assunto, 'assunto' | 'descricao'>

/** ADM-05 Where each subject is kept, and what would break without one of its rows. */
const MAOS: Record<AssuntoDoCatalogo, Maos> = {
  setor: { tabela: setor, usos: usosDoSetor },
  'menu-de-tickets': {
    tabela: ticketMenu,
    usos: usosDoMenu,
    completar: ({ descricao }, outras) => ({ chave: chaveDoNome(descricao ?? '', outras.length) }),
  },
  'situacao-de-tickets': { tabela: ticketStatus, usos: usosDaSituacao },
}

export const ASSUNTOS: readonly Assunto[] = assuntosDoCatalogo.map((assunto) => ({
  assunto,
  descricao: descricaoDe(assunto),
  ...MAOS[assunto],
}))
