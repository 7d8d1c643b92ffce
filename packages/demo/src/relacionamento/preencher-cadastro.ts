import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import {
  cliente,
  clienteEmail,
  clienteTelefone,
  clienteVendedor,
} from '@balcao/api/src/features/clientes/tabelas.ts'
import { contato } from '@balcao/api/src/features/contatos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { eq } from 'drizzle-orm'
import type { Ids } from '../ler-ids.ts'
import { atualizarRegistros, gravarRegistros, type Quando } from '../lotes.ts'
import type { Relacionamento } from './gerar-relacionamento.ts'

/** CLI-03, CLI-06 What is known of the customers and of who sells to them: columns of rows already there, and the people. */
export async function preencherCadastro(
  tx: Executor,
  gerado: Relacionamento,
  ids: Ids,
  quando: Quando,
): Promise<void> {
  await atualizarRegistros(
    tx,
    colaborador,
    'cpf',
    gerado.equipe.map(({ supervisor, ...ficha }) => ({
      ...ficha,
      supervisorId: supervisor === null ? null : ids.colaborador(supervisor),
    })),
  )
  await atualizarRegistros(
    tx,
    cliente,
    'documento',
    gerado.perfis.map(({ classificacao, ...perfil }) => ({
      ...perfil,
      classificacaoId: classificacao === null ? null : ids.opcao('CLASSIFICACAO', classificacao),
    })),
  )
  await preencherMeios(tx, gerado, ids, quando)
  await gravarRegistros(
    tx,
    contato,
    gerado.contatos.map(({ cliente: dono, tipo, ...pessoa }) => ({
      ...pessoa,
      clienteId: ids.cliente(dono),
      tipoId: ids.opcao('TIPO_CONTATO', tipo),
      ...quando,
    })),
  )
  await gravarRegistros(
    tx,
    clienteVendedor,
    [...gerado.vendedores].flatMap(([dono, cpfs]) =>
      cpfs.map((cpf) => ({ clienteId: ids.cliente(dono), colaboradorId: ids.colaborador(cpf) })),
    ),
  )
}

/** A folder that is being completed has the main ones already. */
async function preencherMeios(
  tx: Executor,
  { telefones, emails }: Relacionamento,
  ids: Ids,
  quando: Quando,
): Promise<void> {
  const donos = (linhas: { id: number }[]) => new Set(linhas.map(({ id }) => id))
  const comTelefone = donos(
    await tx
      .select({ id: clienteTelefone.clienteId })
      .from(clienteTelefone)
      .where(eq(clienteTelefone.principal, true)),
  )
  const comEmail = donos(
    await tx
      .select({ id: clienteEmail.clienteId })
      .from(clienteEmail)
      .where(eq(clienteEmail.principal, true)),
  )
  await gravarRegistros(
    tx,
    clienteTelefone,
    telefones
      .map(({ cliente: dono, ...telefone }) => ({ clienteId: ids.cliente(dono), ...telefone, ...quando }))
      .filter(({ clienteId, principal }) => !principal || !comTelefone.has(clienteId)),
  )
  await gravarRegistros(
    tx,
    clienteEmail,
    emails
      .map(({ cliente: dono, ...email }) => ({ clienteId: ids.cliente(dono), ...email, ...quando }))
      .filter(({ clienteId, principal }) => !principal || !comEmail.has(clienteId)),
  )
}
