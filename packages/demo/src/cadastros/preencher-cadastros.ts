import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { formularioGravado } from '@balcao/api/src/features/cadastros/formulario/formulario-gravado.ts'
import { cadastro, campoAdicional } from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import { cliente, clienteFilial } from '@balcao/api/src/features/clientes/tabelas.ts'
import { opcaoEmUso } from '@balcao/api/src/features/opcoes/queries.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { CAMPOS_ADICIONAIS } from './campos-adicionais.ts'

type Opcoes = Pick<OpcoesDaDemo, 'negocio' | 'agora'>

/** CAD-06, CAD-10 Fields of the business's own, and two prospects that were registered to try prices on. */
export async function preencherCadastros(tx: Executor, { negocio, agora }: Opcoes): Promise<void> {
  const quando = { criadoEm: agora, atualizadoEm: agora }
  const campos = CAMPOS_ADICIONAIS[negocio].map((campo, ordem) => ({ ...campo, ordem, ...quando }))
  await tx.insert(campoAdicional).values(campos)
  const representante = await idDaConta(tx, 'REPRESENTANTE')
  const doRepresentante = eq(cliente.representanteId, representante)
  const deOutros = or(isNull(cliente.representanteId), ne(cliente.representanteId, representante))
  for (const [deQuem, solicitanteId] of [
    [doRepresentante, representante],
    [deOutros, await idDaConta(tx, 'OPERADOR')],
  ] as const) {
    const [prospect] = await tx
      .select()
      .from(cliente)
      .where(and(eq(cliente.prospect, true), isNull(cliente.motivoBloqueio), deQuem))
      .orderBy(asc(cliente.id))
      .limit(1)
    if (prospect) await simular(tx, prospect, solicitanteId)
  }
}

async function simular(tx: Executor, prospect: typeof cliente.$inferSelect, solicitanteId: number) {
  const [atendido] = await tx
    .select({ filialId: clienteFilial.filialId })
    .from(clienteFilial)
    .where(eq(clienteFilial.clienteId, prospect.id))
    .orderBy(asc(clienteFilial.filialId))
    .limit(1)
  const atividade = await opcaoEmUso(tx, 'ATIVIDADE', { descricao: prospect.atividade })
  await tx.update(cliente).set({ simulacao: true }).where(eq(cliente.id, prospect.id))
  await tx.insert(cadastro).values({
    clienteId: prospect.id,
    modo: 'COMPLETO',
    simulacao: true,
    situacao: 'APROVADO',
    formulario: formularioGravado({
      cliente: { ...prospect, simulacao: true },
      ultimo: null,
      atividadeId: atividade?.id ?? null,
      filialId: atendido?.filialId ?? null,
      entrega: null,
    }),
    solicitanteId,
    solicitadoEm: prospect.criadoEm,
    decididoEm: prospect.criadoEm,
    criadoEm: prospect.criadoEm,
    criadoPor: solicitanteId,
    atualizadoEm: prospect.criadoEm,
    atualizadoPor: solicitanteId,
  })
}

async function idDaConta(tx: Executor, tipo: (typeof CONTAS_DEMO)[number]['tipo']): Promise<number> {
  const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
  const [conta] = await tx.select({ id: colaborador.id }).from(colaborador).where(eq(colaborador.cpf, cpf))
  if (!conta) throw new Error(`a conta ${tipo} não existe`)
  return conta.id
}
