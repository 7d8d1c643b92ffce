import { type AssuntoDoCatalogo, assuntosDoCatalogo, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { chaveDoNome } from '../ajustes/chave-do-nome.ts'
import type { Assunto, MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { faqTipo } from '../faq/tabelas.ts'
import { feriado, filialExpediente } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import {
  custo,
  motivoAnalise,
  motivoFinalizacao,
  motivoProduto,
  ticketMenu,
  ticketOrigem,
  ticketStatus,
} from '../tickets/nucleo/tabelas-catalogo.ts'
import { MAOS_COMERCIAIS } from './comercial.ts'
import { MAOS_DE_IMPOSTOS_E_FRETES } from './impostos-e-fretes.ts'
import { MAOS_DE_PRECOS } from './precos.ts'
import { MAOS_DE_PRODUTOS } from './produtos.ts'
import { filiaisParaEscolher, tiposPorId } from './queries-escolhas.ts'
import {
  unicoEm,
  usosDaOrigem,
  usosDaSituacao,
  usosDoMenu,
  usosDoMotivoDeFinalizacao,
  usosDoSetor,
  usosDoTipoDeArtigo,
} from './queries-usos.ts'

/** ADM-05 Where each subject is kept, and what would break without one of its rows. */
export const MAOS: Record<AssuntoDoCatalogo, MaosDoAssunto> = {
  ...MAOS_COMERCIAIS,
  ...MAOS_DE_IMPOSTOS_E_FRETES,
  ...MAOS_DE_PRECOS,
  ...MAOS_DE_PRODUTOS,
  setor: { tabela: setor, usos: usosDoSetor },
  'menu-de-tickets': {
    tabela: ticketMenu,
    usos: usosDoMenu,
    completar: ({ descricao }, outras) => ({ chave: chaveDoNome(descricao ?? '', outras.length) }),
  },
  'situacao-de-tickets': { tabela: ticketStatus, usos: usosDaSituacao },
  'origem-de-tickets': {
    tabela: ticketOrigem,
    usos: usosDaOrigem,
    completar: ({ descricao }, outras) => ({ chave: chaveDoNome(descricao ?? '', outras.length) }),
  },
  'motivo-de-finalizacao': {
    tabela: motivoFinalizacao,
    usos: usosDoMotivoDeFinalizacao,
    escolhas: { tipoId: tiposPorId },
  },
  'motivo-de-produto': { tabela: motivoProduto, usos: unicoEm(motivoProduto) },
  'motivo-de-analise': { tabela: motivoAnalise, usos: unicoEm(motivoAnalise) },
  custo: { tabela: custo, usos: async () => [] },
  turno: {
    tabela: filialExpediente,
    usos: async () => [],
    escolhas: { filialId: filiaisParaEscolher },
  },
  'tipo-de-artigo': {
    tabela: faqTipo,
    usos: usosDoTipoDeArtigo,
    completar: ({ descricao }, outras) => ({ chave: chaveDoNome(descricao ?? '', outras.length) }),
  },
  feriado: { tabela: feriado, usos: async () => [], escolhas: { filialId: filiaisParaEscolher } },
}

export const ASSUNTOS: readonly Assunto[] = assuntosDoCatalogo.map((assunto) => ({
  assunto,
  descricao: descricaoDe(assunto),
  ...MAOS[assunto],
}))
