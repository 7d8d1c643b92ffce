import type { ArtigoDaLista } from '@balcao/dominio/faq/campos'
import type { Artigo } from '@balcao/dominio/faq/contratos'

const TIPO = { id: 2, descricao: 'Boletos e pagamentos' }

export const artigoDaLista = (id: number, outros: Partial<ArtigoDaLista> = {}): ArtigoDaLista => ({
  id,
  titulo: `Artigo ${id}`,
  score: 80,
  tipo: TIPO,
  trecho: 'Começo do texto.',
  publico: 'TODOS',
  publicado: true,
  ...outros,
})

export const artigoDe = (id: number, outros: Partial<Artigo> = {}): Artigo => ({
  id,
  titulo: `Artigo ${id}`,
  score: 80,
  conteudo: '## Antes\n\nLeia **isto**.',
  tipo: TIPO,
  publico: 'TODOS',
  publicado: true,
  palavrasChave: 'pix',
  posicao: null,
  avaliacao: { score: 80, ajudou: 10, naoAjudou: 0, meuVoto: null },
  datahora_atualizacao: '2026-11-10T12:00:00Z',
  versao: 3,
  ...outros,
})
