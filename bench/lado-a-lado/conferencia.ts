import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type pg from 'pg'
import type { Feitos } from './gente.ts'

const PRAZO_DA_FILA_MS = 60_000

export type Antes = { tickets: number; pedidos: number }

export async function lerAntes(banco: pg.Client): Promise<Antes> {
  const { rows } = await banco.query(
    'select (select max(id) from ticket)::int as tickets, (select max(id) from pedido)::int as pedidos',
  )
  return rows[0]
}

/** What was acknowledged is there, once; and nothing is there that was not. In sentences, none where all is well. */
export async function conferir(banco: pg.Client, feitos: Feitos, antes: Antes): Promise<string[]> {
  const ler = async <T>(sql: string, ...valores: unknown[]): Promise<T[]> =>
    (await banco.query({ text: sql, values: valores, rowMode: 'array' })).rows.map(([valor]) => valor)
  const tickets = await ler<string>('select assunto from ticket where id > $1', antes.tickets)
  const mensagens = await ler<string>(
    "select mensagem from ticket_historico where mensagem like 'Escrita lado a lado %'",
  )
  const contatos = await ler<string>("select nome from contato where nome like 'Pessoa Lado a Lado %'")
  const pedidos = await ler<number>(
    'select o.pedido_id::int from orcamento o where o.pedido_id > $1',
    antes.pedidos,
  )
  const feitosDePedidos = await ler<number>('select id::int from pedido where id > $1', antes.pedidos)
  const telefones = await banco.query<{ id: number; numero: string }>(
    'select id::int, numero from cliente_telefone where id = any($1)',
    [[...feitos.telefones.keys()]],
  )
  return [
    ...cadaUmUmaVez('ticket', feitos.tickets, tickets),
    ...cadaUmUmaVez('mensagem', feitos.mensagens, mensagens),
    ...cadaUmUmaVez('contato', feitos.contatos, contatos),
    ...cadaUmUmaVez('pedido do orçamento', [...feitos.pedidos.values()], pedidos),
    ...cadaUmUmaVez('pedido', [...feitos.pedidos.values()], feitosDePedidos),
    ...telefones.rows
      .filter(({ id, numero }) => feitos.telefones.get(id) !== numero)
      .map(
        ({ id, numero }) =>
          `o telefone ${id} é ${numero}, e o último confirmado foi ${feitos.telefones.get(id)}`,
      ),
  ]
}

export function cadaUmUmaVez<T>(nome: string, confirmados: readonly T[], gravados: readonly T[]): string[] {
  const vezes = new Map<T, number>()
  for (const gravado of gravados) vezes.set(gravado, (vezes.get(gravado) ?? 0) + 1)
  const conhecidos = new Set(confirmados)
  return [
    ...confirmados.filter((um) => !vezes.has(um)).map((um) => `perdido: ${nome} ${um}`),
    ...[...vezes].filter(([, quantas]) => quantas > 1).map(([um]) => `em dobro: ${nome} ${um}`),
    ...[...vezes.keys()].filter((um) => !conhecidos.has(um)).map((um) => `não confirmado: ${nome} ${um}`),
  ]
}

/** The queue is empty of what was due, and nothing in it failed; answers what is not so. */
export async function conferirFila(banco: pg.Client): Promise<string[]> {
  const limite = performance.now() + PRAZO_DA_FILA_MS
  for (;;) {
    const { rows } = await banco.query<{
      tarefa: string
      erro: string | null
    }>(`select t.identifier as tarefa,
        j.last_error as erro from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.last_error is not null or j.run_at < now() - interval '2 seconds'`)
    if (rows.length === 0) return []
    if (performance.now() > limite)
      return rows.map(({ tarefa, erro }) => `tarefa ${tarefa}: ${erro?.slice(0, 200) ?? 'não foi feita'}`)
    await esperar(500)
  }
}

/** Messages that left: how many, and of which a second one did. */
export async function conferirEmails(pasta: string): Promise<{ quantos: number; faltas: string[] }> {
  const mensagens: string[] = []
  for (const nome of await readdir(join(pasta, 'emails')).catch(() => [])) {
    const texto = await readFile(join(pasta, 'emails', nome), 'utf8')
    const marca = /Escrita lado a lado \d+/.exec(texto)?.[0]
    if (marca) mensagens.push(marca)
  }
  const dobradas = cadaUmUmaVez('e-mail', [...new Set(mensagens)], mensagens)
  return { quantos: mensagens.length, faltas: dobradas }
}
