import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersaoNoEndereco, texto } from '../validacao.ts'
import { CAMPOS_DA_ETIQUETA, cor, etiqueta, etiquetaDaLista } from './campos.ts'

export const TAMANHO_DO_NOME_DA_ETIQUETA = 40

/** Few enough to be chosen among by eye and by typing, without asking the server. */
export const MAXIMO_DE_ETIQUETAS = 200

/** MES-06/etiquetas The catalogue, for whoever keeps it. */
export const listarEtiquetas = contrato('GET /sac/etiquetas', {
  acao: 'ETIQUETA_GERIR',
  descricao: 'Etiquetas do negócio',
  le: ['etiquetas'],
  query: consultaDe(CAMPOS_DA_ETIQUETA, 'nome', 20),
  resposta: lista(etiquetaDaLista),
})

/** MES-06/etiquetas All of them, to choose from. */
export const oferecerEtiquetas = contrato('GET /sac/etiquetas/oferecidas', {
  acao: 'TICKET_INTERNO',
  descricao: 'Etiquetas que um ticket pode ter',
  le: ['etiquetas'],
  resposta: listaCompleta(etiqueta),
})

const escrita = { nome: texto(1, TAMANHO_DO_NOME_DA_ETIQUETA), cor }
const params = z.object({ idEtiqueta: campoId })
// A ticket shows the name and the colour of its tags.
const muda = ['etiquetas', 'tickets'] as const

export const criarEtiqueta = contrato('POST /sac/etiquetas', {
  acao: 'ETIQUETA_GERIR',
  descricao: 'Cria uma etiqueta',
  muda: ['etiquetas'],
  corpo: z.object(escrita),
  resposta: etiquetaDaLista,
})

/** `versao` is the one that was read: a tag changed meanwhile is not written over. */
export const alterarEtiqueta = contrato('PUT /sac/etiquetas/:idEtiqueta', {
  acao: 'ETIQUETA_GERIR',
  descricao: 'Altera o nome ou a cor de uma etiqueta',
  muda,
  params,
  corpo: z.object({ ...escrita, versao: campoVersaoNoEndereco }),
  resposta: etiquetaDaLista,
})

const excluida = z.object({ message: z.string(), versao: z.number() })

/** Tickets stop showing it; `restaurarEtiqueta` brings it back to them. */
export const excluirEtiqueta = contrato('DELETE /sac/etiquetas/:idEtiqueta', {
  acao: 'ETIQUETA_GERIR',
  descricao: 'Exclui uma etiqueta',
  muda,
  params,
  query: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})

export const restaurarEtiqueta = contrato('POST /sac/etiquetas/:idEtiqueta/restaurar', {
  acao: 'ETIQUETA_GERIR',
  descricao: 'Traz de volta uma etiqueta excluída',
  muda,
  params,
  corpo: z.object({ versao: campoVersaoNoEndereco }),
  resposta: excluida,
})
