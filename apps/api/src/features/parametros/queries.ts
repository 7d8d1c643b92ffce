import type { ParametroGravado } from '@balcao/dominio/parametros'
import type { Executor } from '../../platform/banco/conexao.ts'
import { parametro } from './tabelas.ts'

export function lerParametrosGravados(banco: Executor): Promise<ParametroGravado[]> {
  return banco
    .select({ chave: parametro.chave, filialId: parametro.filialId, valor: parametro.valor })
    .from(parametro)
}
