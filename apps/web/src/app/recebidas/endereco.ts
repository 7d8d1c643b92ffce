import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import * as z from 'zod/mini'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'

export const FILTROS_DE_RECEBIDAS = filtrosDeLista(listarRecebidas.query)
export const FILTROS_DA_TRIAGEM = filtrosDeLista(listarTriagemDoWhatsapp.query)

const ABA = z.enum(['emails', 'whatsapp'])
export type Aba = z.output<typeof ABA>

/** ALC-02, ALC-05 What the address of the page carries: the way by which it came, and its filters. */
export type EnderecoDeRecebidas = ReturnType<typeof FILTROS_DE_RECEBIDAS.ler> &
  ReturnType<typeof FILTROS_DA_TRIAGEM.ler> & { aba?: Aba | undefined }

export function lerEndereco(endereco: Record<string, unknown>): EnderecoDeRecebidas {
  const aba = z.safeParse(ABA, endereco.aba)
  return {
    ...FILTROS_DA_TRIAGEM.ler(endereco),
    ...FILTROS_DE_RECEBIDAS.ler(endereco),
    ...(aba.success && { aba: aba.data }),
  }
}

export type MudarEndereco = (
  novo: EnderecoDeRecebidas,
  opcoes?: { substituir?: boolean; aoTopo?: boolean },
) => void
