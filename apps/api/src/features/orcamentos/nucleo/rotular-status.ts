import { statusDoOrcamento } from '@balcao/dominio/orcamentos/status'
import type { Negocio } from '../../../negocio.ts'
import { criarRotulador } from '../../pedidos/rotular-status.ts'

type Linha = Parameters<typeof statusDoOrcamento>[0] & { filialId: number }

export type RotularOrcamento = (linha: Linha) => { chave: string; label: string }

/** DOC-03 How each quote stands at this moment, in the words of its own branch. */
export function criarRotuladorDeOrcamentos(
  negocio: Pick<Negocio, 'parametros'>,
  agora: Date,
): RotularOrcamento {
  const rotular = criarRotulador(negocio)
  return (linha) => rotular(statusDoOrcamento(linha, agora), linha.filialId)
}
