import type { RespostaDe } from '@balcao/dominio/contrato'
import type { totaisDaHome } from '@balcao/dominio/home/contratos'
import type { Unidade } from '../filiais/queries.ts'
import type { TotaisDeEstoque } from '../produtos/queries.ts'

type UnidadeNaHome = RespostaDe<typeof totaisDaHome>['filiais'][number]

const SEM_ESTOQUE: TotaisDeEstoque = { normal: 0, baixo: 0, vazio: 0 }

export function somarEstoque(totais: TotaisDeEstoque[]): TotaisDeEstoque {
  return totais.reduce(
    (soma, { normal, baixo, vazio }) => ({
      normal: soma.normal + normal,
      baixo: soma.baixo + baixo,
      vazio: soma.vazio + vazio,
    }),
    SEM_ESTOQUE,
  )
}

/** Null, not zero, where the session may not know. */
export function apresentarUnidade(
  { id, nome, cidade, uf, telefone, email }: Unidade,
  clientes: Map<number, number> | null,
  estoque: Map<number, TotaisDeEstoque> | null,
): UnidadeNaHome {
  return {
    idFil: id,
    desc: nome,
    cid: cidade,
    uf,
    tel: telefone,
    email,
    clientes: clientes && (clientes.get(id) ?? 0),
    estoque: estoque && (estoque.get(id) ?? SEM_ESTOQUE),
  }
}
