import type { EtiquetaDaLista } from '@balcao/dominio/etiquetas/campos'
import type { LinhaDaEtiqueta } from './queries.ts'

export function apresentarEtiqueta({ etiqueta, autor }: LinhaDaEtiqueta): EtiquetaDaLista {
  const { id, nome, cor, versao, atualizadoEm } = etiqueta
  return { id, nome, cor, versao, datahora_atualizacao: atualizadoEm.toISOString(), atualizadaPor: autor }
}
