import type { ListaDeCadastro } from '@balcao/dominio/opcoes/contratos'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import {
  CLASSIFICACOES,
  COMO_CONHECEU,
  MOTIVOS_DE_ATENDIMENTO,
  MOTIVOS_DE_FIM_DA_AGENDA,
  MOTIVOS_DE_PERDA,
  TIPOS_DE_CONTATO,
} from './opcoes-de-cadastro.ts'

/** Choices of the customer's registration. */
export async function gravarOpcoes(tx: Executor, atividades: readonly string[]): Promise<void> {
  const listas: Record<ListaDeCadastro, readonly string[]> = {
    COMO_CONHECEU,
    CLASSIFICACAO: CLASSIFICACOES,
    ATIVIDADE: atividades.toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    TIPO_CONTATO: TIPOS_DE_CONTATO,
    MOTIVO_ATENDIMENTO: MOTIVOS_DE_ATENDIMENTO,
    MOTIVO_PERDA: MOTIVOS_DE_PERDA,
    MOTIVO_FINALIZACAO_AGENDA: MOTIVOS_DE_FIM_DA_AGENDA,
  }
  const linhas = Object.entries(listas).flatMap(([lista, descricoes]) =>
    descricoes.map((descricao, ordem) => ({ lista: lista as ListaDeCadastro, descricao, ordem })),
  )
  // A folder that is being completed may have them already.
  await tx.insert(opcaoDeCadastro).values(linhas).onConflictDoNothing()
}
