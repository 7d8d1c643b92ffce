import type { filialDaCarga } from '@balcao/dominio/filiais/contratos'
import type * as z from 'zod/mini'
import type { Unidade } from './queries.ts'

export function apresentarFilial({
  id,
  razaoSocial,
  nome,
  cidade,
  uf,
}: Unidade): z.output<typeof filialDaCarga> {
  return { idFil: id, razSoc: razaoSocial, desc: nome, cid: cidade, uf }
}
