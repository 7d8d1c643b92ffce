import type { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { atividadesDoCliente } from './queries.ts'

type Linha = Awaited<ReturnType<typeof atividadesDoCliente>>['itens'][number]

/** TIC-05, CLI-02 */
export function apresentarAtividade({
  id,
  tipo,
  historico,
  criadaEm,
  referenciaId,
  colaborador,
}: Linha): RespostaDe<typeof listarRegistroDeAtividade>['itens'][number] {
  return {
    id,
    tipo,
    historico,
    datahora_criacao: criadaEm.toISOString(),
    colaborador: { nome: colaborador ?? 'Sistema' },
    referencia: referenciaId,
  }
}
