import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, clienteVendedor } from './tabelas.ts'

const supervisor = alias(colaborador, 'supervisor')

/** ENT-08 The representative of a customer and whom they answer to; undefined where nobody looks after the customer. */
export async function representanteDoCliente(banco: Executor, clienteId: number) {
  const [linha] = await banco
    .select({
      representante: {
        id: colaborador.id,
        nome: colaborador.nome,
        email: colaborador.email,
        telefone: colaborador.telefone,
        celular: colaborador.celular,
      },
      supervisor: {
        id: supervisor.id,
        nome: supervisor.nome,
        email: supervisor.email,
        telefone: supervisor.telefone,
        celular: supervisor.celular,
      },
    })
    .from(cliente)
    .innerJoin(colaborador, eq(colaborador.id, cliente.representanteId))
    .leftJoin(supervisor, eq(supervisor.id, colaborador.supervisorId))
    .where(eq(cliente.id, clienteId))
  return linha
}

const MAXIMO_DE_VENDEDORES = 200

/** ENT-08 Operators who sell to the customer, in alphabetical order. */
export const vendedoresDoCliente = (banco: Executor, clienteId: number) =>
  banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      email: colaborador.email,
      codOp: colaborador.codigoOperador,
      matErp: colaborador.matriculaErp,
    })
    .from(clienteVendedor)
    .innerJoin(colaborador, eq(colaborador.id, clienteVendedor.colaboradorId))
    .where(eq(clienteVendedor.clienteId, clienteId))
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MAXIMO_DE_VENDEDORES))
