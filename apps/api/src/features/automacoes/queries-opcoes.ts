import { type Escopo, escopos } from '@balcao/dominio/respostas/escopos'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { etiqueta } from '../etiquetas/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { resposta } from '../respostas/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { etiquetasVigentes } from '../tickets/nucleo/queries-etiquetas.ts'
import { ticketMotivoAbertura, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

const MAXIMO = 1000

export const tiposAEscolher = (banco: Executor) =>
  banco
    .select({ id: ticketTipo.id, nome: ticketTipo.descricao })
    .from(ticketTipo)
    .where(eq(ticketTipo.ativo, true))
    .orderBy(asc(emOrdemAlfabetica(ticketTipo.descricao)))
    .limit(MAXIMO)

export const motivosAEscolher = (banco: Executor) =>
  banco
    .select({
      id: ticketMotivoAbertura.id,
      nome: ticketMotivoAbertura.descricao,
      tipo: ticketTipo.descricao,
    })
    .from(ticketMotivoAbertura)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticketMotivoAbertura.tipoId))
    .where(and(eq(ticketMotivoAbertura.ativo, true), eq(ticketTipo.ativo, true)))
    .orderBy(asc(emOrdemAlfabetica(ticketMotivoAbertura.descricao)), asc(ticketMotivoAbertura.id))
    .limit(MAXIMO)

export const filiaisAEscolher = (banco: Executor) =>
  banco
    .select({ id: filial.id, nome: filial.nome })
    .from(filial)
    .where(eq(filial.ativa, true))
    .orderBy(asc(filial.id))
    .limit(MAXIMO)

export const etiquetasAEscolher = (banco: Executor) =>
  banco
    .select({ id: etiqueta.id, nome: etiqueta.nome })
    .from(etiqueta)
    .where(isNull(etiqueta.excluidaEm))
    .orderBy(asc(emOrdemAlfabetica(etiqueta.nome)), asc(etiqueta.id))
    .limit(MAXIMO)

/** What belongs to a person is for that person alone to send. */
const DE_MAIS_DE_UM = escopos.filter((escopo): escopo is Exclude<Escopo, 'MINHA'> => escopo !== 'MINHA')

// Nobody outside reads what is for the staff alone.
const respostaUtil = and(
  umDe(resposta.escopo, DE_MAIS_DE_UM),
  isNull(resposta.excluidaEm),
  or(isNull(resposta.tipo), eq(resposta.tipo, 'PUBLICO')),
)

export const respostasAEscolher = (banco: Executor) =>
  banco
    .select({ id: resposta.id, nome: resposta.titulo, setor: setor.nome })
    .from(resposta)
    .leftJoin(setor, eq(setor.id, resposta.setorId))
    .where(respostaUtil)
    .orderBy(asc(emOrdemAlfabetica(resposta.titulo)), asc(resposta.id))
    .limit(MAXIMO)

/** A reply that a rule may still send; null when it was deleted, or is somebody's own. */
export async function respostaAEnviar(banco: Executor, id: number) {
  const [linha] = await banco
    .select()
    .from(resposta)
    .where(and(eq(resposta.id, id), respostaUtil))
  return linha ?? null
}

/** Names of these, whatever became of them. */
export const nomesDasPessoas = (banco: Executor, ids: number[]) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(umDe(colaborador.id, ids))

export const nomesDosSetores = (banco: Executor, ids: number[]) =>
  banco.select({ id: setor.id, nome: setor.nome }).from(setor).where(umDe(setor.id, ids))

export const nomesDasRespostas = (banco: Executor, ids: number[]) =>
  banco.select({ id: resposta.id, nome: resposta.titulo }).from(resposta).where(umDe(resposta.id, ids))

export const nomesDasEtiquetas = (banco: Executor, ids: number[]) =>
  banco.select({ id: etiqueta.id, nome: etiqueta.nome }).from(etiqueta).where(umDe(etiqueta.id, ids))

export const nomesDosClientes = (banco: Executor, ids: number[]) =>
  banco.select({ id: cliente.id, nome: cliente.razaoSocial }).from(cliente).where(umDe(cliente.id, ids))

/** Which of these people still use the portal. */
export const pessoasAtivas = (banco: Executor, ids: number[]) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(umDe(colaborador.id, ids), eq(colaborador.ativo, true)))

/** Which of these ids each condition may name. */
export const existentes = {
  tipos: (banco: Executor, ids: number[]) =>
    banco.select({ id: ticketTipo.id }).from(ticketTipo).where(umDe(ticketTipo.id, ids)),
  motivos: (banco: Executor, ids: number[]) =>
    banco
      .select({ id: ticketMotivoAbertura.id })
      .from(ticketMotivoAbertura)
      .where(umDe(ticketMotivoAbertura.id, ids)),
  clientes: (banco: Executor, ids: number[]) =>
    banco.select({ id: cliente.id }).from(cliente).where(umDe(cliente.id, ids)),
  setores: (banco: Executor, ids: number[]) =>
    banco.select({ id: setor.id }).from(setor).where(umDe(setor.id, ids)),
  filiais: (banco: Executor, ids: number[]) =>
    banco.select({ id: filial.id }).from(filial).where(umDe(filial.id, ids)),
  etiquetas: etiquetasVigentes,
}
