import { and, eq, inArray } from 'drizzle-orm'
import { colaborador } from '../src/features/acesso/tabelas.ts'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { filial } from '../src/features/filiais/tabelas.ts'
import { produto } from '../src/features/produtos/tabelas.ts'
import { ticketTipo } from '../src/features/tickets/nucleo/tabelas-catalogo.ts'
import { transportadora } from '../src/features/transportadoras/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { CATEGORIAS_COM_FOTO } from './classificar-produtos.ts'
import { CONTAS_DEMO } from './contas.ts'
import { type Demo, gerarDemo } from './gerar-demo.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { preencherAtendimento } from './preencher-atendimento.ts'
import { marcarEtapasQueAguardam, preencherColetas } from './preencher-coletas.ts'
import { preencherFaq } from './preencher-faq.ts'

export async function temTiposDeTicket(banco: Executor): Promise<boolean> {
  return (await banco.select({ id: ticketTipo.id }).from(ticketTipo).limit(1)).length > 0
}

/** Gives tickets to a demo business filled before there were any; one that is no longer the demo's stays as it is. */
export async function completarDemo(tx: Executor, opcoes: OpcoesDaDemo): Promise<void> {
  const demo = await demoAindaGravada(tx, gerarDemo(opcoes.negocio, opcoes.hoje))
  if (!demo) return
  await preencherAtendimento(tx, opcoes, demo)
}

/** FAQ-01 Gives articles to a demo business filled before there were any. */
export async function completarFaq(tx: Executor, opcoes: OpcoesDaDemo): Promise<void> {
  const demo = await demoAindaGravada(tx, gerarDemo(opcoes.negocio, opcoes.hoje))
  if (demo) await preencherFaq(tx, opcoes, demo)
}

/** COL-01 The same for the pickups, over the tickets it already has. */
export async function completarColetas(tx: Executor, { negocio, hoje, agora }: OpcoesDaDemo): Promise<void> {
  if (!(await demoAindaGravada(tx, gerarDemo(negocio, hoje)))) return
  await marcarEtapasQueAguardam(tx)
  await preencherColetas(tx, agora)
}

const comFoto = inArray(produto.categoria, [...CATEGORIAS_COM_FOTO])

/** NOV-11 Where one product of these categories needs a photo, somebody has decided which do. */
export async function temProdutosComFoto(banco: Executor): Promise<boolean> {
  const que = and(comFoto, eq(produto.anexoObrigatorio, true))
  return (await banco.select({ id: produto.id }).from(produto).where(que).limit(1)).length > 0
}

/** NOV-11 A demo business filled when only glass needed a photo. */
export async function completarFotos(tx: Executor): Promise<void> {
  await tx.update(produto).set({ anexoObrigatorio: true }).where(comFoto)
}

/** What the demo would have and the database still has; null without its branches or accounts. */
export async function demoAindaGravada(tx: Executor, demo: Demo): Promise<Demo | null> {
  const filiais = conjunto(await tx.select({ chave: filial.cnpj }).from(filial))
  const pessoas = conjunto(await tx.select({ chave: colaborador.cpf }).from(colaborador))
  if (!demo.filiais.every(({ cnpj }) => filiais.has(cnpj))) return null
  if (!CONTAS_DEMO.every(({ cpf }) => pessoas.has(cpf))) return null
  const documentos = conjunto(await tx.select({ chave: cliente.documento }).from(cliente))
  const codigos = conjunto(await tx.select({ chave: produto.codigo }).from(produto))
  const cnpjs = conjunto(await tx.select({ chave: transportadora.cnpj }).from(transportadora))
  return {
    ...demo,
    colaboradores: demo.colaboradores.filter(({ cpf }) => pessoas.has(cpf)),
    clientes: demo.clientes
      .filter(({ documento }) => documentos.has(documento))
      .map((dono) => ({
        ...dono,
        representante: dono.representante && pessoas.has(dono.representante) ? dono.representante : null,
      })),
    produtos: demo.produtos.filter(({ codigo }) => codigos.has(codigo)),
    transportadoras: demo.transportadoras.filter(({ cnpj }) => cnpjs.has(cnpj)),
  }
}

const conjunto = (linhas: readonly { chave: string }[]): ReadonlySet<string> =>
  new Set(linhas.map(({ chave }) => chave))
