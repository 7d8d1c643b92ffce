import type { DocumentoDoCliente } from '@balcao/dominio/documentacao/contratos'
import { situacaoDoDocumento } from '@balcao/dominio/documentacao/validade'
import type { DocumentoComAutor } from './queries.ts'

/** As of which day, and how long before its end a paper is said to be ending. */
export type Prazo = { hoje: string; avisoDias: number }

export function apresentarDocumento(
  { documento, autor }: DocumentoComAutor,
  prazo: Prazo,
): DocumentoDoCliente {
  const { id, tipo, nomeExibicao, midia, tamanho, validade, criadoEm } = documento
  return {
    id,
    tipo,
    nome: nomeExibicao,
    midia,
    tamanho,
    validade,
    situacao: situacaoDoDocumento({ validade, ...prazo }),
    enviadoEm: criadoEm.toISOString(),
    enviadoPor: autor,
  }
}
