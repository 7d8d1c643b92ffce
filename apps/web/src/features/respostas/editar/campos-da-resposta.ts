import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { criarResposta } from '@balcao/dominio/respostas/contratos'
import type { Escopo } from '@balcao/dominio/respostas/escopos'
import * as z from 'zod/mini'

/** Files go beside the fields. */
const { anexos: _, ...campos } = criarResposta.corpo.shape
export const ESQUEMA = z.object(campos)
export type Dados = z.output<typeof ESQUEMA>

export type Campos = {
  titulo: string
  atalho: string
  texto: string
  escopo: Escopo
  setor: number | null
  tipo: 'PUBLICO' | 'PRIVADO' | null
  aguardarCliente: boolean
}

export const camposDe = (base: RespostaDaLista | null): Campos => ({
  titulo: base?.titulo ?? '',
  atalho: base?.atalho ?? '',
  texto: base?.texto ?? '',
  escopo: base?.escopo ?? 'MINHA',
  setor: base?.setor?.id ?? null,
  tipo: base?.tipo ?? null,
  aguardarCliente: base?.aguardarCliente ?? false,
})
